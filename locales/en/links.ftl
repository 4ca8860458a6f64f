### What page and worker say of links of Nonet that can't be read. Each is a sentence without its full stop.

nonet-link-too-long = the link is longer than 16 kB, so it was not opened

nonet-link-unknown = the link is of a kind that Nonet does not know

nonet-link-version = the link was made by a later version of Nonet

# $cells (Number) - how many cells, never 81
nonet-link-length = the link has { $cells } cells, expected 81

# A line that a player drew lacks its end
nonet-link-cut = the link is damaged: a line in it has no end

# A character is wrong
# $place (Number) - its place, from 1
# $sign (String) - the character: sign-quoted, or its number
nonet-link-character = the link is damaged: character { $place } after the sign '=' is { $sign }

# A sign of a text
# $sign (String) - the sign, or several
sign-quoted = '{ $sign }'
