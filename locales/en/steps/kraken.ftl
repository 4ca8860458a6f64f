### Kraken fish.

# $count (Number) - how many fins
# $digit (String) - the digit
# $base (String) - the base houses
# $cover (String) - the cover houses
# $cases (String) - the fins and the chains from them, in Eureka speech
kraken-pattern = { $count ->
    [1] { $digit } in { $base } and { $cover }, fin { $cases }
   *[other] { $digit } in { $base } and { $cover }, fins { $cases }
}

# $count (Number) - how many fins
# $base (String) - in-houses: the base
# $digit (String) - the digit
# $cover (String) - in-houses: the cover
# $fins (String) - a list of the fins
kraken-places = { $count ->
    [1] { $base }, { $digit } has places { $cover }, and besides only the fin, { $fins }.
   *[other] { $base }, { $digit } has places { $cover }, and besides only the fins, { $fins }.
}

# $count (Number) - how many fins
# $cover (String) - the-houses: the cover
# $base (String) - in-houses: the base
# $removed (String) - which candidates go
kraken-body = { $count ->
    [1] If the fin is not true, { $cover } have it { $base }, and nowhere else: { $removed }.
   *[other] If no fin is true, { $cover } have it { $base }, and nowhere else: { $removed }.
}

# $equation (String) - the fin with its digit
kraken-at-once = If { $equation }, the same follows at once.

# $conclusion (String) - which candidates go, or the cells with their digits
kraken-conclusion = So in every case { $conclusion }.
