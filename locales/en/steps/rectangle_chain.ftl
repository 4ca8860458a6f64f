### Chains through unique rectangles.

# A rectangle after a chain in Eureka speech.
# $digits (String) - its two digits
# $cells (String) - its cells
rectangle-chain-rectangle = [UR { $digits } in { $cells }]

# $cells (String) - a list of the rectangle's cells
# $digits (String) - a list of its two digits
rectangle-chain-swap = If { $cells } held only { $digits }, the two digits could be swapped: there would be a second solution.

# Why a candidate is true.
# $on (String) - then-node-is
# $cells (String) - a list of the rectangle's cells
rectangle-chain-on = { $on }, since one of { $cells } holds another digit

# The title of a step.
rectangle-chain-continuous = Continuous nice loop with unique rectangle
