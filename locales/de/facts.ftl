### Wonach Foren bei einem Rätsel fragen: Namen von Zeilen und ihre Werte.

facts-backdoors = Hintertüren mit einer Ziffer

facts-pairs = Hintertüren mit zwei Ziffern

facts-trial-depth = Tiefe von Versuch und Irrtum

facts-automorphisms = Automorphismen

facts-canonical = Kanonische Form

facts-redundant = Überflüssige Vorgaben

facts-removals = Lösungen ohne eine Vorgabe

facts-givens = Vorgaben in Bändern und Stapeln

facts-bands = Nummern der Bänder und Stapel

facts-none = keine

facts-needs-none = keine nötig: Einer lösen das Rätsel

facts-pair = { $first } + { $second }

facts-and-more = { $items } und { $number } weitere

facts-or-more = { $number } oder mehr

facts-of-both = { $puzzle } des Rätsels, { $solution } seiner Lösung

facts-minimal = keine: das Rätsel ist minimal

facts-at-least = mindestens { $number }

facts-without = { $cell }: { $number }

facts-range = { $least } bis { $most }

facts-bands-and-stacks = Bänder { $bands }; Stapel { $stacks }
