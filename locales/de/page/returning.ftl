### Was jemand sieht, der wiederkommt: das Rätsel des Tages, die Serie, gelöste Spiele.

returning-streak-rule = Ein Tag zählt, wenn du an ihm ein Spiel löst: sein Rätsel oder irgendein anderes. Ein Spiel, das du am Tag davor begonnen hast, zählt für jenen Tag, wenn nichts anderes dort zählt. Tage, die zählen, haben einen Strich über ihrer Zahl.

returning-opens-at-midnight = Das Rätsel von morgen öffnet um Mitternacht.

returning-streak-paused = Sie pausiert.

returning-streak-begins-today = Jedes Spiel heute beginnt eine.

returning-streak-kept-today = Jedes Spiel heute erhält sie.

returning-streak-kept-by-yesterday = Das gestern begonnene Spiel erhält sie.

returning-streak-kept-tomorrow = Jedes Spiel morgen erhält sie.

returning-best-of-easy = Bestes leichtes Spiel

returning-best-of-medium = Bestes mittleres Spiel

returning-best-of-hard = Bestes schweres Spiel

returning-best-of-unfair = Bestes unfaires Spiel

returning-best-of-extreme = Bestes extremes Spiel
