### Sue de Coq.

sue-de-coq-pattern = in { $line } und { $block } ({ $shared }, mit { $others })

sue-de-coq-cells = { $shared } liegen in { $line } und in { $block }; mit { $others } sind es { $size } Zellen mit den { $number } Ziffern { $digits }.

sue-de-coq-apart = { $digits } in { $cells } und { $others } in { $places } haben nichts gemeinsam, also kann jede Ziffer nur in einer dieser Zellen stehen: Jede liegt in genau einer.

sue-de-coq-conclusion = Hat eine Linie oder ein Block eine Ziffer auf diese Weise, steht sie dort sonst nirgends: { $removed }.

sue-de-coq-part-shared = wo Linie und Block sich treffen
