"""The bot that takes any choice."""

from cabale.core import Bot, Choice, Eyes


class RandomBot(Bot):
    """Takes every choice with the same chance, and says nothing."""

    listens = False

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        choices = eyes.decision.choices
        return choices[int(self.rng.random() * len(choices))]
