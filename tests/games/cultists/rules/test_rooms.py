"""Room actions: piles, books, camera, power, portal."""

from tests.games.cultists.scene import APART, FIVE, SEVEN, Scene, scene

from cabale.testing import rule

ACT = "begin: action"


@rule("CUL-170")
def test_add_a_card_face_down() -> None:
    table = scene(FIVE, ACT, APART).do(0, "add", "dark_blue_1", "fail")
    assert table.pile("dark_blue_1")[-1] == 1
    assert table.hand(0) == [4, 3, 2, 3, 2]
    assert table.events(0, "added")[0]["card"] == "fail"
    assert "card" not in table.events(1, "added")[0]
    laid = {"turn": 1, "source": 0, "pile": "dark_blue_1"}
    assert table.match.view(1)["board"]["laid"] == [laid]


@rule("CUL-171")
def test_three_cards_explore_a_room_for_good() -> None:
    table = scene(FIVE, ACT, APART, "pile dark_blue_1: fail")
    table.do(0, "add", "dark_blue_1", "fail")
    assert not table.s.explored[table.at("dark_blue_1")]
    table = scene(FIVE, ACT, APART, "pile dark_blue_1: fail success")
    table.do(0, "add", "dark_blue_1", "fail")
    assert table.s.explored[table.at("dark_blue_1")]
    assert sum(table.s.room_tokens) == 8


def explore(tokens: list[int], *lines: str, **kwargs: object) -> Scene:
    """Somebody lays the third card; these room tokens (plain, dangerous) are hidden."""
    table = scene(FIVE, ACT, APART, "pile dark_blue_1: fail success", *lines, **kwargs)
    table.s.room_tokens = tokens
    return table.do(0, "add", "dark_blue_1", "fail")


@rule("CUL-171", "CUL-172")
def test_a_plain_token_has_no_effect() -> None:
    table = explore([9, 0])
    assert not table.happened("passage")
    assert table.match.view(3)["board"]["rooms"]["dark_blue_1"]["dangerous"] is False


def passage(kinds: list[int], *lines: str) -> Scene:
    """A dangerous token turned over with only such cards in the passage."""
    table = scene(FIVE, ACT, APART, "pile dark_blue_1: fail success", *lines)
    table.s.room_tokens = [0, 9]
    for card, kind in zip(table.s.passage, kinds, strict=True):
        table.s.cards[card] = (*table.s.cards[card][:3], kind)
    return table.do(0, "add", "dark_blue_1", "fail")


@rule("CUL-172", "CUL-173")
def test_a_dangerous_token_draws_from_the_passage() -> None:
    table = passage([0, 0])
    assert table.events(None, "passage") == [{"kind": "passage", "card": "success"}]
    assert len(table.s.passage) == 2
    assert len(table.s.tokens_face_down) == 3
    assert not table.s.fishman


@rule("CUL-174")
def test_fail_brings_a_cultist_token_then_the_fishman() -> None:
    table = passage([1, 1])
    (room,) = [r for r in table.plan.rooms if table.s.token[r]]
    assert room in table.plan.token_rooms
    assert len(table.s.tokens_face_down) == 2
    last = passage([1, 1], "tokens: red green light_blue")
    assert last.s.fishman
    inside = passage([1, 1], "tokens: red green light_blue", "fishman: in")
    assert inside.s.fishman
    assert not inside.happened("fishman_came")


@rule("CUL-175")
def test_sabotage_brings_the_fishman() -> None:
    table = passage([2, 2])
    assert table.s.fishman
    assert len(table.s.tokens_face_down) == 3
    inside = passage([2, 2], "fishman: in")
    assert not inside.happened("fishman_came")


@rule("CUL-029")
def test_in_a_first_game_danger_is_no_danger() -> None:
    table = explore([0, 9], roles="first-game")
    assert table.s.dangerous[table.at("dark_blue_1")]
    assert not table.happened("passage")


def inspect(pile: str, *lines: str, room: str = "dark_blue_1") -> Scene:
    table = scene(FIVE, ACT, APART, f"pile {room}: {pile}", f"explored: {room}", *lines)
    return table.do(0, "inspect", room)


@rule("CUL-177", "CUL-178")
def test_success_saves_a_book() -> None:
    table = inspect("success success success")
    assert table.s.books[table.at("dark_blue_1")] == 1
    assert table.s.shelved[table.plan.shelves.index("dark_blue_1")] == 1
    assert len(table.pile("dark_blue_1")) == 2
    assert table.events(None, "inspected")[0]["card"] == "success"


@rule("CUL-177")
def test_only_explored_rooms_are_inspected() -> None:
    table = scene(FIVE, ACT, APART, "pile dark_blue_1: success success")
    assert not table.offered(0, "inspect")
    assert table.why(0, "inspect", "dark_blue_1") == "CUL-177"


@rule("CUL-179")
def test_fail_does_nothing() -> None:
    table = inspect("fail fail fail")
    assert table.s.books == list(table.plan.books)
    assert len(table.pile("dark_blue_1")) == 2


@rule("CUL-180")
def test_sabotage_takes_a_book_back() -> None:
    table = inspect("sabotage", "books dark_blue_1: 1")
    assert table.s.books[table.at("dark_blue_1")] == 2
    assert table.s.shelved[table.plan.shelves.index("dark_blue_1")] == 0
    full = inspect("sabotage")
    assert full.s.books == list(full.plan.books)


@rule("CUL-180")
def test_sabotage_never_overfills_a_room() -> None:
    table = scene(
        FIVE,
        ACT,
        "places: orange_1 green red red pink_1",
        "pile orange_1: sabotage",
        "explored: orange_1 orange_2",
        "books orange_2: 1",
    )
    table.do(0, "inspect", "orange_1")
    assert table.s.books[table.at("orange_1")] == 2
    assert table.s.shelved[table.plan.shelves.index("orange")] == 1


@rule("CUL-181")
def test_a_room_without_books_is_completed() -> None:
    table = inspect("success success success", "books dark_blue_1: 1")
    room = table.at("dark_blue_1")
    assert table.s.completed[room]
    assert table.s.piles[room] == ()
    table.until_turn(2).until("act", 0)
    table.s.place[0] = room
    table.match._decisions = None
    assert not table.offered(0, "add")
    assert not table.offered(0, "inspect")
    assert table.why(0, "add", "dark_blue_1", "fail") == "CUL-181"


@rule("CUL-182")
def test_marie_fills_the_orange_shelf() -> None:
    """The rulebook's example: three orange books stand; the fourth scores 4 points."""
    table = scene(
        FIVE,
        ACT,
        "places: green orange_2 red red pink_1",
        "turn: 2",
        "first: 0",
        "pile orange_2: success success success",
        "explored: orange_1 orange_2",
        "books orange_1: 0",
        "books orange_2: 1",
    )
    assert table.s.points == 0
    table.do(1, "inspect", "orange_2")
    assert table.s.points == 4
    assert table.s.completed[table.at("orange_2")]
    assert table.s.piles[table.at("orange_2")] == ()


@rule("CUL-183", "CUL-230")
def test_the_target_ends_the_match() -> None:
    table = inspect("success success success", "books dark_blue_1: 1", "points: 8")
    assert table.reason == "points"
    assert table.winners == {"investigator"}


@rule("CUL-184")
def test_an_empty_pile_cannot_be_inspected() -> None:
    table = inspect("fail")
    room = table.at("dark_blue_1")
    assert table.s.explored[room]
    assert table.s.piles[room] == ()
    table.until_turn(2)
    table.s.place[0] = room
    table.until("act", 0)
    assert not table.may(0, "inspect", "dark_blue_1")


CAFETERIA = "places: light_blue green orange_1 orange_2 pink_1"


@rule("CUL-185")
def test_a_vote_once_a_turn() -> None:
    table = scene(FIVE, ACT, "places: light_blue green light_blue orange_2 pink_1")
    table.do(0, "start_vote")
    assert table.kind == "vote"
    table.vote(None, None, None, None, None).do(0, "pass")
    assert not table.s.vote_active
    table.until("act", 2)
    assert not table.may(2, "start_vote")
    assert table.why(2, "start_vote") == "CUL-185"
    table.until_turn(2)
    assert table.s.vote_active


@rule("CUL-185", "CUL-142")
def test_starting_a_vote_is_a_room_action() -> None:
    table = scene(FIVE, ACT, "places: green light_blue orange_1 orange_2 pink_1", "first: 1")
    assert not table.may(1, "start_vote")  # Route 2 allows no light blue in turn 1
    inactive = scene(FIVE, ACT, CAFETERIA, "vote: inactive")
    assert not inactive.may(0, "start_vote")


CAMERA = (
    "places: red green orange_1 orange_2 pink_1",
    "pile green: success success success",
    "pile pink_2: success success",
    "explored: green",
)


@rule("CUL-186")
def test_the_camera_inspects_from_afar() -> None:
    table = scene(FIVE, ACT, *CAMERA)
    assert table.offered(0, "camera") == [("green",)]
    assert table.offered(0, "check") == [(1,), (2,), (3,), (4,)]
    table.do(0, "camera", "green")
    assert table.s.books[table.at("green")] == 2


@rule("CUL-186")
def test_the_camera_asks_for_the_route_of_its_own_room_only() -> None:
    lines = ("places: orange_1 green red orange_2 pink_1", *CAMERA[1:])
    table = scene(FIVE, ACT, *lines, "first: 2")
    assert table.may(2, "camera", "green")  # Route 3: green, light blue, red
    other = scene(FIVE, ACT, "places: orange_1 red green orange_2 pink_1", *CAMERA[1:], "first: 1")
    assert not other.offered(1, "camera")
    assert other.why(1, "camera", "green") == "CUL-142"


@rule("CUL-186", "CUL-188")
def test_no_camera_in_the_dark() -> None:
    table = scene(FIVE, ACT, *CAMERA, "power: off")
    assert table.verbs(0) == {"pass", "add", "restore_power"}
    assert table.why(0, "camera", "green") == "CUL-186"
    table.do(0, "restore_power")
    assert table.s.power
    lit = scene(FIVE, ACT, *CAMERA)
    assert not lit.may(0, "restore_power")
    assert lit.why(0, "restore_power") == "CUL-188"


@rule("CUL-187")
def test_where_the_camera_sees_nothing() -> None:
    table = scene(FIVE, ACT, *CAMERA, "tokens: green")
    assert not table.offered(0, "camera")
    done = scene(FIVE, ACT, CAMERA[0], "explored: green", "books green: 0")
    assert not done.offered(0, "camera")


PORTAL = ("places: green green orange_1 orange_2 pink_1", "portal: 4")


@rule("CUL-189", "CUL-190")
def test_two_close_the_portal() -> None:
    """The rulebook's portal example is in test_events; here is its happy end."""
    table = scene(FIVE, ACT, *PORTAL)
    table.do(0, "close_portal", 1)
    assert table.s.target == 9
    assert table.match.view(0)["board"]["portal"] == "closed"
    assert table.asked == [2]


@rule("CUL-189", "CUL-190")
def test_the_partner_must_live_and_have_its_action_left() -> None:
    table = scene(FIVE, ACT, *PORTAL, "first: 1")
    table.do(1, "pass").until("act", 0)
    assert not table.offered(0, "close_portal")
    assert table.why(0, "close_portal", 1) == "CUL-190"
    ghost = scene(FIVE, ACT, *PORTAL, "ghosts: 1")
    assert not ghost.offered(0, "close_portal")
    shut = scene(FIVE, ACT, PORTAL[0])
    assert not shut.offered(0, "close_portal")


@rule("CUL-190")
def test_the_automa_is_no_partner() -> None:
    table = scene(FIVE, ACT, "places: green red orange_1 pink_1 green", "portal: 4", seats=4)
    assert not table.offered(0, "close_portal")


@rule("CUL-191")
def test_a_portal_left_open() -> None:
    table = scene(FIVE, ACT, APART, "turn: 3", "portal: 3")
    table.until_turn(4)
    assert table.s.target == 11
    assert table.match.view(0)["board"]["portal"] == "lost"
    late = scene(FIVE, ACT, APART, "turn: 9", "portal: 12")
    late.until_turn(10)
    assert late.s.target == 10
    table.s.place = [table.at("green")] * 5
    table.until("act", 0)
    assert not table.offered(0, "close_portal")


@rule("CUL-192")
def test_the_lowered_target_may_be_reached() -> None:
    table = scene(FIVE, ACT, *PORTAL, "points: 9").do(0, "close_portal", 1)
    assert table.reason == "points"


@rule("CUL-193")
def test_completed_special_rooms_keep_their_use() -> None:
    assert scene(FIVE, ACT, CAFETERIA, "books light_blue: 0").may(0, "start_vote")
    assert scene(FIVE, ACT, *PORTAL, "books green: 0").may(0, "close_portal", 1)
    red = scene(FIVE, ACT, *CAMERA, "books red: 0")
    assert red.may(0, "camera", "green")
    assert not red.offered(0, "add")


@rule("CUL-044")
def test_dark_blue_books_go_to_their_own_shelf() -> None:
    table = scene(
        SEVEN,
        ACT,
        "places: dark_blue_3" + " green" * 6,
        "pile dark_blue_3: success success",
        "explored: dark_blue_3",
        seats=7,
    ).do(0, "inspect", "dark_blue_3")
    shelved = dict(zip(table.plan.shelves, table.s.shelved, strict=True))
    assert (shelved["dark_blue_1"], shelved["dark_blue_3"]) == (0, 1)


@rule("CUL-194")
def test_a_token_comes_to_a_completed_room_too() -> None:
    done = [f"books {room}: 0" for room in ("red", "green", "light_blue")]
    table = passage([1, 1], *done)
    (room,) = [r for r in table.plan.rooms if table.s.token[r]]
    assert table.s.completed[room]
    barred = scene(FIVE, ACT, "places: light_blue green pink_1 pink_1 pink_1", done[2])
    assert barred.may(0, "start_vote")
    barred.s.token[barred.at("light_blue")] = 1
    barred.match._decisions = None
    assert not barred.may(0, "start_vote")
    assert barred.may(0, "fight")
