### The names of the techniques.

# The name of a technique, as a title.
# $id (String) - the name by which the technique is kept
technique = { $id ->
    [full_house] Full house
    [hidden_single] Hidden single
    [naked_single] Naked single
    [locked_candidates_1] Pointing
    [locked_candidates_2] Claiming
    [locked_pair] Locked pair
    [locked_triple] Locked triple
    [naked_pair] Naked pair
    [hidden_pair] Hidden pair
    [naked_triple] Naked triple
    [hidden_triple] Hidden triple
    [x_wing] X-wing
    [swordfish] Swordfish
    [naked_quadruple] Naked quadruple
    [hidden_quadruple] Hidden quadruple
    [jellyfish] Jellyfish
    [skyscraper] Skyscraper
    [two_string_kite] Two-string kite
    [turbot_fish] Turbot fish
    [empty_rectangle] Empty rectangle
    [xy_wing] XY-wing
    [xyz_wing] XYZ-wing
    [w_wing] W-wing
    [remote_pair] Remote pair
    [simple_colors] Simple colours
    [multi_colors] Multi-colours
    [uniqueness_1] Unique rectangle 1
    [uniqueness_2] Unique rectangle 2
    [uniqueness_5] Unique rectangle 5
    [uniqueness_3] Unique rectangle 3
    [uniqueness_4] Unique rectangle 4
    [uniqueness_6] Unique rectangle 6
    [hidden_rectangle] Hidden rectangle
    [avoidable_rectangle_1] Avoidable rectangle 1
    [avoidable_rectangle_2] Avoidable rectangle 2
    [unique_loop] Unique loop
    [bug_plus_1] BUG + 1
    [bugn] BUG + n
    [finned_x_wing] Finned X-wing
    [sashimi_x_wing] Sashimi X-wing
    [finned_swordfish] Finned swordfish
    [sashimi_swordfish] Sashimi swordfish
    [finned_jellyfish] Finned jellyfish
    [sashimi_jellyfish] Sashimi jellyfish
    [wxyz_wing] WXYZ-wing
    [almost_locked_pair] Almost locked pair
    [almost_locked_triple] Almost locked triple
    [firework] Firework
    [sue_de_coq] Sue de Coq
    [x_chain] X-chain
    [finned_franken_x_wing] Finned Franken X-wing
    [grouped_x_chain] Grouped X-chain
    [medusa3d] 3D Medusa
    [xy_chain] XY-chain
    [nice_loop] Nice loop or AIC
    [grouped_nice_loop] Grouped nice loop or AIC
    [franken_swordfish] Franken swordfish
    [finned_franken_swordfish] Finned Franken swordfish
    [als_xz] ALS-XZ
    [als_xy_wing] ALS-XY-wing
    [als_xy_chain] ALS-XY-chain
    [als_chain] Nice loop or AIC with ALS
    [death_blossom] Death blossom
    [aic_ur] AIC with unique rectangle
    [franken_jellyfish] Franken jellyfish
    [finned_franken_jellyfish] Finned Franken jellyfish
    [mutant_fish] Mutant fish
    [finned_mutant_fish] Finned mutant fish
    [kraken_fish] Kraken fish
    [sk_loop] SK-loop
    [msls] Multi-sector locked set
    [tridagon] Tridagon
    [junior_exocet] Junior exocet
    [nishio_fc] Nishio
    [cell_forcing_chain] Cell forcing chain
    [house_forcing_chain] House forcing chain
    [forcing_net] Forcing net
    [template_set] Template set
    [template_del] Template delete
    [trial] Trial by contradiction
   *[other] { $id }
}

# How the name of a technique is written within a sentence: small (naked pair), or title, as it is.
titles-within-sentences = small
