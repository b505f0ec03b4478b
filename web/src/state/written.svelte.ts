/** The comments on a match that is over, counted as the replay of the same eyes counts moments. */

import { api } from '$/lib/api';
import type { Eyes } from '$/lib/eyes';
import { InOrder } from '$/lib/inorder';
import type { Comment } from '$/lib/wire';

export class Written {
  all = $state.raw<Comment[]>([]);
  private readonly order = new InOrder();

  constructor(
    private readonly table: string,
    private readonly eyes: () => Eyes,
  ) {
    $effect(() => void this.read());
  }

  at = (n: number): Comment[] => this.all.filter((one) => one.n === n);

  async write(n: number, text: string): Promise<void> {
    const { comments } = await api.comment(this.table, this.eyes(), n, text);
    this.all = comments;
  }

  async drop(id: string): Promise<void> {
    await api.dropComment(this.table, id);
    this.all = this.all.filter((one) => one.id !== id);
  }

  private read(): Promise<void> {
    const eyes = this.eyes();
    return this.order.ask(
      () => api.comments(this.table, eyes),
      ({ comments }) => (this.all = comments),
      () => undefined,
    );
  }
}
