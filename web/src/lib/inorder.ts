/** HTTP answers may overtake each other; an older one never takes the place of a newer one. */
export class InOrder {
  private asked = 0;
  private answered = 0;

  /** Ask, and take the answer or the failure, unless something asked later has come before it. */
  async ask<T>(
    work: () => Promise<T>,
    take: (answer: T) => void,
    fail: (error: unknown) => void = () => {},
  ): Promise<void> {
    const turn = ++this.asked;
    const unlessOld =
      <A>(tell: (answer: A) => void) =>
      (answer: A): void => {
        if (turn < this.answered) return;
        this.answered = turn;
        tell(answer);
      };
    await work().then(unlessOld(take), unlessOld(fail));
  }
}
