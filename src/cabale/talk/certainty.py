"""How sure it is that a phrase which was found claims what it says."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cabale.talk.tokens import Token

Span = tuple[int, int]
LEAST_SURE = 0.85
"""A claim that is less sure is not heard: caution, at up to a hundredth of what is heard."""
_LEFT_OUT = 0.97
"""How sure a claim is whose speaker left himself out: « looked at Bob »."""
_UNEXPLAINED = 0.9
"""For each word before a phrase that nothing explains: it may turn the meaning round.

Of the wrong claims of five rounds one in five stood behind two such words, of the right ones one in
fifty.
"""
_EXPLAINED = frozenset({"light", "and", "but", "that", "be", "link", "too", "left-out", "no-word"})
_JOINS = frozenset({"that", "think", "says", "if", "or", "who", "asks", "not"})
"""Words by which what the speaker does belongs to the clause before: « I don't think I am … »."""
_OPENS = frozenset({"I", "think", "opinion", "he", "you", "now", "see", "look"})
"""Words that may open a clause before what it claims: « I think … », « you know, … »."""


def certainty(tokens: Sequence[Token], span: Span, explained: Collection[int]) -> float:
    """Between 0 and 1, by slips, what was left out, and what stands unexplained before it."""
    sure = 1.0
    for token in tokens[span[0] : span[1]]:
        sure *= _LEFT_OUT if "left-out" in token.tags else token.sure
    first = tokens[span[0]].tags
    if "I" in first or any(tag.endswith("-neighbour") for tag in first):
        return sure  # « bruh I'm the seer » begins anew; « whoever sits on my left » is somebody
    return sure * _UNEXPLAINED ** _unexplained(tokens, span[0], explained)


def _unexplained(tokens: Sequence[Token], start: int, explained: Collection[int]) -> int:
    """How many words of the clause before `start` no phrase and no opening explains."""
    count = 0
    for at in range(start - 1, -1, -1):
        token = tokens[at]
        if token.stop or token.masked or token.tags & {"and", "but"}:
            break
        if token.tags & {"think", "opinion"}:
            return 0
        if at not in explained and not token.tags & _EXPLAINED and not token.tags & _OPENS:
            count += 1
    return count


def denied(tokens: Sequence[Token], span: Span) -> bool:
    """Whether it is denied before the phrase in its clause: « I don't think Bob is … ».

    « I can't announce I have the pearl »: who begins anew, without a stop, denies nothing.
    """
    if _counts_none(tokens[span[1] :]):
        return True
    own = "I" in tokens[span[0]].tags
    for at in range(span[0] - 1, -1, -1):
        token = tokens[at]
        if token.stop or token.tags & {"and", "but"} or token.masked:
            return False
        if "not" in token.tags or ("nobody" in token.tags and not own):
            return not (own and _begins_anew(tokens[at + 1 : span[0] + 1]))
    return False


def _counts_none(after: Sequence[Token]) -> bool:
    """« Goblets, I have none »: the number that stands last in the clause."""
    words = [token for token in after[:4] if "light" not in token.tags or "none" in token.tags]
    return bool(words) and "none" in words[0].tags and (len(words) == 1 or bool(words[1].stop))


def disowned(tokens: Sequence[Token], span: Span) -> bool:
    """« Sabotage in green, it wasn't me »: what was told of nobody is not the speaker's doing."""
    if any("I" in token.tags for token in tokens[slice(*span)]):
        return False
    for before, token, after in zip(
        tokens[span[1] :], tokens[span[1] + 1 :], tokens[span[1] + 2 :], strict=False
    ):
        if before.stop == "sentence" or "but" in before.tags:
            return False
        if "not" in before.tags and token.tags & {"I", "me"} and after.stop:
            return True
    return False


def _begins_anew(tokens: Sequence[Token]) -> bool:
    """Whether the speaker, named in the last of the tokens, starts a sentence of its own."""
    *between, speaker = tokens
    joins = any(token.tags & _JOINS for token in between)
    weighs = any("light" not in token.tags for token in between)
    return "left-out" not in speaker.tags and weighs and not joins
