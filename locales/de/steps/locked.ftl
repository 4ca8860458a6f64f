### Gebundene Kandidaten: Pointing und Claiming.

locked-pattern = { $digit } aus { $from } in { $to }

locked-places = { $count ->
    [2] In { $from } kann { $digit } nur in { $cells } stehen, beide in { $to }.
   *[other] In { $from } kann { $digit } nur in { $cells } stehen, alle in { $to }.
}

locked-reason = Eine davon muss { $digit } sein, also keine andere Zelle in { $to }.
