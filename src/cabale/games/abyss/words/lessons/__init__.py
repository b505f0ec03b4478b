"""A first descent: explore, buy, fight, ask the Council, recruit a Lord, control a Location."""

from cabale.core import Lesson

LESSONS = (
    Lesson(
        "abyss",
        seats=2,
        scenario="""
            hands: seahorse-3 | crab-2 crab-3
            pearls: 2 | 3
            keys: 2 | 0
            court: jailer shepherd trader oracle treasurer keeper
            council: squid-2
            open_locations: sargasso_silos
            location_deck: barracks parliament
            deck: squid-1 jellyfish-2 seahorse-4 shellfish-2 crab-1 monster squid-3
            threat: 2
        """,
        line="""
            0 explore | welcome hand turn explore
            1 buy
            0 go_on | sold go-on
            0 take | take
            1 explore
            0 buy | buy
            1 take
            0 support squid | council
            1 support jellyfish
            0 explore | again
            0 fight | monster
            0 reward 0 1 1 | reward
            1 explore
            0 pass | no
            1 take
            0 recruit shepherd | court recruit
            0 spend seahorse-4 | pay
            0 spend seahorse-3 | more
            0 settle | settle
            0 control sargasso_silos | keys location
            | end
        """,
    ),
)
