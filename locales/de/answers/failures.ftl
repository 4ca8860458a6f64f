### Warum der Worker keine Antwort hat. Jeder Text steht in page-question-failed.

answer-not-known = darüber ist nichts bekannt

answer-not-written = die Antwort ließ sich nicht schreiben
