### Was Seite und Worker über Links von Nonet sagen, die sich nicht lesen lassen.

nonet-link-too-long = Der Link ist länger als 16 kB und wurde deshalb nicht geöffnet

nonet-link-unknown = Diese Art von Link kennt Nonet nicht

nonet-link-version = Der Link stammt von einer neueren Version von Nonet

nonet-link-length = { $cells ->
    [one] Der Link hat { $cells } Zelle statt 81
   *[other] Der Link hat { $cells } Zellen statt 81
}

nonet-link-cut = Der Link ist beschädigt: Eine gezeichnete Linie darin hat kein Ende

nonet-link-character = Der Link ist beschädigt: Das { $place }. Zeichen nach dem „=“ ist { $sign }

sign-quoted = „{ $sign }“
