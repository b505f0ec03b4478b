"""A first evening at the university: an encounter, a room, a pulse, and a vote."""

from cabale.core import Lesson

LESSONS = (
    Lesson(
        "cultists",
        seats=5,
        options={"roles": "first-game"},
        scenario="""
            roles: investigator investigator cultist prophet investigator
            first: 0
            routes: 1 4 3 5 2
            pulses: alive alive alive alive alive
            pile light_blue: success
            bag: morale_boost morale_zero
        """,
        line="""
            0 go light_blue | welcome hand move
            0 stop light_blue | stop
            1 go light_blue
            0 give alive 1 | encounter
            1 give alive 0
            1 stop light_blue
            2 go green
            2 stop green
            3 go red
            3 stop red
            4 go green
            2 give dead 4
            4 give alive 2
            4 stop green
            0 add light_blue success | seen event add
            1 add light_blue success
            2 pass
            3 add red success
            4 add green success
            1 go red
            1 give alive 3
            3 give alive 1
            1 stop red
            2 go orange_1
            2 stop orange_1
            3 go light_blue
            3 give alive 0
            0 give alive 3 | explored again
            3 stop light_blue
            4 go corridor_central
            4 stop corridor_central
            0 go corridor_central | follow
            4 give alive 0
            0 give alive 4 | give
            0 stop corridor_central | here
            3 inspect light_blue
            0 check 4 | inspected check
            0 reveal | dead
            1 point 2
            2 point 0
            3 point 2
            4 point 2
            0 point 2 | vote
            2 name 4
            | end
        """,
    ),
)
