### Die Namen der Techniken.

technique = { $id ->
    [full_house] Letzte Zelle
    [hidden_single] Versteckter Einer
    [naked_single] Nackter Einer
    [locked_candidates_1] Pointing
    [locked_candidates_2] Claiming
    [locked_pair] Gebundenes Paar
    [locked_triple] Gebundenes Tripel
    [naked_pair] Nacktes Paar
    [hidden_pair] Verstecktes Paar
    [naked_triple] Nacktes Tripel
    [hidden_triple] Verstecktes Tripel
    [x_wing] X-Wing
    [swordfish] Schwertfisch
    [naked_quadruple] Nacktes Quadrupel
    [hidden_quadruple] Verstecktes Quadrupel
    [jellyfish] Qualle
    [skyscraper] Wolkenkratzer
    [two_string_kite] Drachen mit zwei Schnüren
    [turbot_fish] Turbot-Fisch
    [empty_rectangle] Leeres Rechteck
    [xy_wing] XY-Wing
    [xyz_wing] XYZ-Wing
    [w_wing] W-Wing
    [remote_pair] Entferntes Paar
    [simple_colors] Einfache Färbung
    [multi_colors] Mehrfache Färbung
    [uniqueness_1] Eindeutiges Rechteck 1
    [uniqueness_2] Eindeutiges Rechteck 2
    [uniqueness_5] Eindeutiges Rechteck 5
    [uniqueness_3] Eindeutiges Rechteck 3
    [uniqueness_4] Eindeutiges Rechteck 4
    [uniqueness_6] Eindeutiges Rechteck 6
    [hidden_rectangle] Verstecktes Rechteck
    [avoidable_rectangle_1] Vermeidbares Rechteck 1
    [avoidable_rectangle_2] Vermeidbares Rechteck 2
    [unique_loop] Eindeutige Schleife
    [bug_plus_1] BUG + 1
    [bugn] BUG + n
    [finned_x_wing] X-Wing mit Flosse
    [sashimi_x_wing] Sashimi-X-Wing
    [finned_swordfish] Schwertfisch mit Flosse
    [sashimi_swordfish] Sashimi-Schwertfisch
    [finned_jellyfish] Qualle mit Flosse
    [sashimi_jellyfish] Sashimi-Qualle
    [wxyz_wing] WXYZ-Wing
    [almost_locked_pair] Fast gebundenes Paar
    [almost_locked_triple] Fast gebundenes Tripel
    [firework] Feuerwerk
    [sue_de_coq] Sue de Coq
    [x_chain] X-Kette
    [finned_franken_x_wing] Franken-X-Wing mit Flosse
    [grouped_x_chain] Gruppierte X-Kette
    [medusa3d] 3D-Medusa
    [xy_chain] XY-Kette
    [nice_loop] Nice Loop oder AIC
    [grouped_nice_loop] Nice Loop oder AIC mit Gruppen
    [franken_swordfish] Franken-Schwertfisch
    [finned_franken_swordfish] Franken-Schwertfisch mit Flosse
    [als_xz] ALS-XZ
    [als_xy_wing] ALS-XY-Wing
    [als_xy_chain] ALS-XY-Kette
    [als_chain] Nice Loop oder AIC mit ALS
    [death_blossom] Todesblüte
    [aic_ur] AIC mit eindeutigem Rechteck
    [franken_jellyfish] Franken-Qualle
    [finned_franken_jellyfish] Franken-Qualle mit Flosse
    [mutant_fish] Mutantenfisch
    [finned_mutant_fish] Mutantenfisch mit Flosse
    [kraken_fish] Krakenfisch
    [sk_loop] SK-Loop
    [msls] Multi-Sector Locked Set
    [tridagon] Tridagon
    [junior_exocet] Junior Exocet
    [nishio_fc] Nishio
    [cell_forcing_chain] Zwangskette aus einer Zelle
    [house_forcing_chain] Zwangskette aus einem Haus
    [forcing_net] Zwangsnetz
    [template_set] Schablonen: setzen
    [template_del] Schablonen: streichen
    [trial] Probe mit Widerspruch
   *[other] { $id }
}

titles-within-sentences = title
