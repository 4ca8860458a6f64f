### Death Blossoms.

blossom-pattern = { $digits } (Stiel { $stem }, Blätter { $petals })

blossom-petal = Ist es die { $digit }, { $off }, und { $keeps }: { $nodes }.

blossom-every-case = Also gilt in jedem Fall: { $nodes }.

blossom-conclusion = Eine Zelle, die alle diese Plätze einer Ziffer sieht, kann diese Ziffer nicht sein: { $removed }.
