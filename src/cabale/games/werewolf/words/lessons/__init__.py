"""A first night: look at one card, hear the table out, catch the one who takes your own name."""

from cabale.core import Lesson

LESSONS = (
    Lesson(
        "werewolf",
        seats=4,
        scenario="""
            players: apprentice_seer revealer werewolf witch
            centre: mystic_wolf villager sentinel
        """,
        line="""
            2 peek 2
            0 peek 0 | welcome deck night peek
            3 brew 1
            3 give 3
            1 reveal 3
            1 says started revealer
            3 says started witch
            2 says started apprentice_seer
            0 ready | day speak lie claim
            1 vote 2
            3 vote 2
            2 vote 0
            0 vote 2 | vote
            | end
        """,
    ),
)
