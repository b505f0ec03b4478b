"""What of a line is asserted here and now: not what is asked, supposed, reported or joked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cabale.talk.tokens import Token

_WHAT = frozenset({"what", "que"})
Span = tuple[int, int]
"""Positions of tokens: from, and up to without."""


def sentences(tokens: Sequence[Token]) -> Iterator[Span]:
    """Each sentence with its stop. A `but` begins another: what was said of one is not of it."""
    start = 0
    for at, token in enumerate(tokens):
        if "but" in token.tags and at > start:
            yield start, at
            start = at
        elif token.stop == "sentence":
            yield start, at + 1
            start = at + 1
    if start < len(tokens):
        yield start, len(tokens)


def clauses(tokens: Sequence[Token], span: Span) -> Iterator[Span]:
    """The parts of a sentence between its commas and conjunctions."""
    start = span[0]
    for at in range(*span):
        token = tokens[at]
        if token.stop or ("and" in token.tags and at > start):
            if at > start:
                yield start, at
            start = at + 1
    if start < span[1]:
        yield start, span[1]


def _mask(tokens: Sequence[Token], span: Span, why: str) -> None:
    for token in tokens[span[0] : span[1]]:
        token.masked = token.masked or why


def _has(tokens: Sequence[Token], span: Span, tag: str) -> int | None:
    """Where a tag first stands in the span."""
    return next((at for at in range(*span) if tag in tokens[at].tags), None)


def mask(tokens: Sequence[Token]) -> None:
    """Mark what is not asserted. Who begins by laughing jokes; a laugh at the end may be meant."""
    whole = (0, len(tokens))
    first = next((token for token in tokens if "light" not in token.tags), None)
    laughed_first = laughs(tokens) and first is not None and "laugh" in first.tags
    if (laughed_first and not _scorns(tokens)) or _has(tokens, whole, "laughter") is not None:
        _mask(tokens, whole, "joked")
        return
    at = _has(tokens, whole, "joke")
    if at is not None:
        _mask(tokens, (0, at + 1 if _corrects(tokens, at) else len(tokens)), "joked")
    for span in sentences(tokens):
        _interjections(tokens, span)
        _questions(tokens, span)
        _suppositions(tokens, span)
        _reports(tokens, span)
        if _long_ago(tokens[slice(*span)]):
            _mask(tokens, span, "long ago")
    _quotes(tokens)


def _long_ago(tokens: Sequence[Token]) -> bool:
    """« Last round » is of another match, unless a thing is named in a game that has rounds."""
    here = bool(kinds(tokens) - {"seat", "number"})
    return any(
        "another-time" in token.tags and not (here and "this-match" in token.tags)
        for token in tokens
    )


def laughs(tokens: Sequence[Token]) -> bool:
    """Whether the line is a single sentence that laughs; laughter in a longer tale is none."""
    parts = [
        span for span in sentences(tokens) if any(not one.stop for one in tokens[slice(*span)])
    ]
    return len(parts) == 1 and any("laugh" in token.tags for token in tokens)


def _scorns(tokens: Sequence[Token]) -> bool:
    """« Lol Bob, you lie »: who laughs at somebody's lie means it."""
    return any(token.tags & {"lie", "liar"} for token in tokens) and any(
        "named" in token.tags for token in tokens
    )


def _corrects(tokens: Sequence[Token], at: int) -> bool:
    """« I'm of the Order. Nah kidding, Brotherhood »: what comes after the joke is meant."""
    before, after = tokens[:at], tokens[at + 1 :]
    meant = any(kinds([token]) - {"seat", "number"} for token in after)
    return meant and any(token.stop == "sentence" for token in before)


def _interjections(tokens: Sequence[Token], span: Span) -> None:
    """« No, Bob, I … »: a `no` before a name or the speaker denies what others said."""
    first, second = span[0], span[0] + 1
    while second < span[1] and all("no-word" in tokens[at].tags for at in (first, second)):
        tokens[first].tags = {"light"}  # « no no, I … »
        first, second = second, second + 1
    while second < span[1] and "light" in tokens[first].tags and "no-word" in tokens[second].tags:
        first, second = second, second + 1  # « well no, I … »
    if second < span[1] and not tokens[first].tags and tokens[second].stop == "clause":
        tokens[first].tags.add("light")  # « surprise, I'm … »: a word that means nothing here
    if second >= span[1] or "no-word" not in tokens[first].tags:
        return
    if tokens[second].stop or tokens[second].tags & {"I", "named", "you"}:
        tokens[first].tags -= {"not"}
        tokens[first].tags.add("light")


def _heavy(tokens: Sequence[Token], span: Span) -> Iterator[int]:
    """The positions of the words that carry weight, a name that is only called out left aside."""
    for at in range(*span):
        token = tokens[at]
        if token.stop or (
            token.tags & {"light", "and", "but"} and not token.tags & {"asks", "inverts"}
        ):
            continue
        calling = "named" in token.tags and at + 1 < span[1]
        if calling and (
            tokens[at + 1].stop or tokens[at + 1].tags & {"asks", "you", "I", "inverts"}
        ):
            continue
        yield at


def _opens_question(tokens: Sequence[Token], span: Span) -> bool:
    """Whether a clause begins as a question does: who, what, are you, did Bob."""
    heavy = list(_heavy(tokens, span))
    if not heavy or any(_judged(tokens, span, at) for at in range(*span)):
        return False
    first = tokens[heavy[0]].tags
    if "asks" in first:
        return True
    if len(heavy) < 2 or heavy[1] != heavy[0] + 1:
        return False
    second = tokens[heavy[1]].tags
    someone = bool(second & {"you", "he", "they", "named", "somebody", "I"})
    opening = heavy[0] == span[0] or tokens[span[0]].stop or "named" in tokens[span[0]].tags
    return "inverts" in first and someone and bool(opening)


def _ends_as_question(tokens: Sequence[Token], span: Span) -> bool:
    """By its mark, or by « … or what », « … ou bien »."""
    last = next((token for token in reversed(tokens[slice(*span)]) if not token.stop), None)
    return tokens[span[1] - 1].word == "?" or (last is not None and "or-what" in last.tags)


def _questions(tokens: Sequence[Token], span: Span) -> None:
    parts = list(clauses(tokens, span))
    if not parts:
        return
    asked = _ends_as_question(tokens, span)
    opening = [part for part in parts if _opens_question(tokens, part)]
    opening += _tag_question(tokens, parts, opening) if asked else []
    in_part = len(parts) > 1 and opening[-1:] == parts[-1:]
    if asked and not in_part:
        if len(parts) == 1 and _is_topic(tokens, parts[0]):
            return
        _mask(tokens, span, "asked")
    for part in opening:
        first = next(_heavy(tokens, part), part[0])
        end = span[1] if "asks" in tokens[first].tags else part[1]
        later = [one for one in parts if one[0] >= part[1]]
        start = _called_from(tokens, parts, part)
        _mask(tokens, (start, end if asked else min(end, _own_from(tokens, later, end))), "asked")


def _called_from(tokens: Sequence[Token], parts: Sequence[Span], part: Span) -> int:
    """Where a question begins with the name that is called: « Bob, shall we trade? »."""
    for start, end in parts:
        if end + 1 == part[0] and all(
            token.tags & {"named", "light"} for token in tokens[start:end]
        ):
            return start
    return part[0]


def _own_from(tokens: Sequence[Token], parts: Sequence[Span], end: int) -> int:
    """Where the speaker goes on of himself: « why me, I'm the hunter »."""
    return next((part[0] for part in parts if _is_own(tokens, part)), end)


def _is_own(tokens: Sequence[Token], span: Span) -> bool:
    """Whether the speaker says in a clause what he is."""
    first = next((at for at in range(*span) if "light" not in tokens[at].tags), span[1])
    return first + 1 < span[1] and "I" in tokens[first].tags and "be" in tokens[first + 1].tags


def _tag_question(
    tokens: Sequence[Token], parts: Sequence[Span], opening: Sequence[Span]
) -> list[Span]:
    """« I need a key, anyone has one? », « and you? », « any takers? »: the last clause asks."""
    if len(parts) < 2 or parts[-1] in opening:
        return []
    heavy = [tokens[at].tags for at in _heavy(tokens, parts[-1])]
    who = "who" in tokens[parts[-1][0]].tags
    asks = bool(heavy) and ("somebody" in heavy[0] or all("you" in tags for tags in heavy))
    takers = any("any-takers" in token.tags for token in tokens[slice(*parts[-1])])
    return [parts[-1]] if asks or who or takers else []


def _is_topic(tokens: Sequence[Token], span: Span) -> bool:
    """« The card set apart? I looked at it »: a thing is named, and nothing asked."""
    words = [token for token in tokens[span[0] : span[1]] if not token.stop]
    things = [token for token in words if kinds([token]) - {"seat"}]
    rest = [token for token in words if token not in things and "light" not in token.tags]
    after = next((token.tags for token in tokens[span[1] :] if not token.stop), {"not"})
    asks = any("asks" in token.tags for token in words)
    return bool(things) and not rest and not asks and "not" not in after  # « minion? no way »


def _suppositions(tokens: Sequence[Token], span: Span) -> None:
    at = _has(tokens, span, "if")
    if at is not None:
        parts = list(clauses(tokens, span))
        first = next((start for start, end in parts if start <= at < end), span[0])
        if at > first and "therefore" in tokens[at - 1].tags:
            first = at  # « I'm the hunter, so if you … »: what stands before holds
        _mask(tokens, (first, span[1]), "supposed")
    at = _has(tokens, span, "otherwise")
    if at is not None:
        _mask(tokens, (at, span[1]), "supposed")
    at = _has(tokens, span, "imagine")
    if at is not None and not _wants(tokens, (at, span[1])):
        _mask(tokens, (at, span[1]), "supposed")
    _one_of_some(tokens, span)
    for part in clauses(tokens, span):
        if _has(tokens, part, "maybe") is not None:
            _mask(tokens, part, "supposed")
        elif _undecided(tokens, part):
            _mask(tokens, part, "undecided")


def _one_of_some(tokens: Sequence[Token], span: Span) -> None:
    if _has(tokens, span, "one-of") is not None:  # « one of Bob and Carla », or of us all
        _mask(tokens, span, "undecided" if _named(tokens, span) > 1 else "supposed")
    elif _has(tokens, span, "of-them") is not None and _undecided(tokens, span):
        _mask(tokens, span, "undecided")  # « Bob or Carla, one of them »


def _wants(tokens: Sequence[Token], span: Span) -> bool:
    """« I would love a key » asks for a thing; « I would love to be … » supposes something."""
    end = min(_has(tokens, span, tag) or span[1] for tag in ("if", "otherwise"))
    after = tokens[span[0] + 1 : end]  # « … if anybody has one » is no part of what is wanted
    return "verb" in tokens[span[0]].tags and not any(
        token.tags & {"be", "he", "named", "verb", "I"} for token in after
    )


def _undecided(tokens: Sequence[Token], span: Span) -> bool:
    """« Bob or Carla », « the seer or the robber »: one of two things, and not which."""
    for at in range(*span):
        if "or" in tokens[at].tags:
            before = kinds(tokens[max(span[0], at - 3) : at])
            if before & kinds(tokens[at + 1 : min(span[1], at + 4)]):
                return True
    return False


def _named(tokens: Sequence[Token], span: Span) -> int:
    """How many people are named."""
    return sum("named" in token.tags for token in tokens[slice(*span)])


def kinds(tokens: Sequence[Token]) -> set[str]:
    """The kinds of the things that are named: seats, roles, items."""
    return {tag.partition("=")[0] for token in tokens for tag in token.tags if "=" in tag}


def _reports(tokens: Sequence[Token], span: Span) -> None:
    if _has(tokens, span, "according") is not None:
        _mask(tokens, span, "reported")
        return
    if _is_script(tokens, span):
        _mask(tokens, span, "reported")
        return
    for part in clauses(tokens, span):
        for at in range(*part):
            if "says" not in tokens[at].tags or _judged(tokens, part, at):
                continue
            if at > part[0] and "thing" in tokens[at - 1].tags:
                continue  # « my card says … » is nobody's word
            if not _speaker_says(tokens, part[0], at):
                _mask(tokens, (at, _told_until(tokens, span, part, at)), "reported")
                return


def _told_until(tokens: Sequence[Token], span: Span, part: Span, at: int) -> int:
    """Where somebody's words end: « he calls me a liar, I'm the hunter » ends them by a comma."""
    if at + 1 < part[1]:
        for one in clauses(tokens, (part[1], span[1])):
            if tokens[one[0] - 1].word == "," and _is_own(tokens, one):
                return one[0]
    return span[1]


def _judged(tokens: Sequence[Token], span: Span, at: int) -> bool:
    """« What Bob said is false »: his words are judged, not told."""
    after = tokens[at + 1 : span[1]]
    return (
        "says" in tokens[at].tags
        and any(token.word in _WHAT for token in tokens[span[0] : at])
        and any("be" in token.tags for token in after)
        and not kinds(after) - {"seat"}
    )


def _is_script(tokens: Sequence[Token], span: Span) -> bool:
    """« Bob: I am the seer »: somebody's part is read out."""
    said = tokens[span[0] : span[0] + 3]
    return (
        len(said) == 3 and "named" in said[0].tags and said[1].word == ":" and "I" in said[2].tags
    )


def _speaker_says(tokens: Sequence[Token], start: int, at: int) -> bool:
    """Whether the speaker's own words are announced: « I tell you Bob is a wolf »."""
    before = tokens[start:at]
    for token in reversed(before):
        if "I" in token.tags:
            return True
        if token.tags & {"he", "named", "they", "somebody"}:
            return False
    if any("you" in token.tags for token in before):
        return False
    if "i-claim" in tokens[at].tags and all("light" in token.tags for token in before):
        return True  # « claiming early: … »
    # « think Bob is a wolf »: the speaker left himself out. « Say Bob is a wolf » supposes it.
    return "think" in tokens[at].tags and tokens[at].word != "say"


def _quotes(tokens: Sequence[Token]) -> None:
    """Somebody's words between quotation marks; a card's name between them is no speech."""
    marks = [at for at, token in enumerate(tokens) if "quote" in token.tags]
    for start, end in zip(marks[::2], marks[1::2], strict=False):
        inside = tokens[start + 1 : end]
        if any("I" in token.tags or "be" in token.tags for token in inside):
            _mask(tokens, (start, end + 1), "quoted")
