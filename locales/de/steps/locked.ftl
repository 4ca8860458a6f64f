### Gebundene Kandidaten: Pointing und Claiming.

locked-pattern = { $digit } von { $from } auf { $to }

locked-places = { $count ->
    [2] In { $from } kann die { $digit } nur in { $cells } stehen, und beide Zellen liegen in { $to }.
   *[other] In { $from } kann die { $digit } nur in { $cells } stehen, und alle diese Zellen liegen in { $to }.
}

locked-reason = Eine davon muss { $digit } sein, also ist es keine andere Zelle in { $to }.
