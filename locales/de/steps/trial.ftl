### Versuche, die zu einem Widerspruch führen.

trial-pattern = von { $digit } in { $cell }

trial-suppose = Angenommen, { $equation }.

trial-suppose-also = Angenommen, dazu noch { $equation }.

trial-twice = Aber dann steht die { $digit } zweimal in { $house }.

trial-no-candidate = Aber dann hat { $cell } keinen Kandidaten mehr.

trial-no-place = Aber dann gibt es keinen Platz mehr für die { $digit } in { $house }.

trial-so-also = Mit dem, was davor angenommen war, gilt also: { $removed }.
