/** The socket of a table, and how it comes back by itself. */

import type { ClientMessage, ServerMessage } from '$/lib/wire';

const WAITS = [300, 1000, 2000, 4000, 8000];
const GONE = [4001, 4004];
/** How often the line is tried; one that stays silent for as long again is dead. */
const PULSE = 20_000;

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

export interface Ends {
  /** The first message on every new socket. */
  hello: () => ClientMessage;
  hear: (message: ServerMessage) => void;
  lost: () => void;
}

export class Line {
  link = $state<Link>('connecting');

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private closed = false;
  private heard = Date.now();
  private welcomed = false;

  constructor(private readonly ends: Ends) {
    this.connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    this.pulse = setInterval(this.beat, PULSE);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The server has let us in. */
  welcome(): void {
    this.link = 'open';
    this.tries = 0;
    this.welcomed = true;
  }

  /** The server goes away and says when to come back, in milliseconds. */
  leave(wait: number): void {
    this.tries = 0;
    this.link = 'lost';
    this.retry(wait);
  }

  /** Something was missed: only a new socket brings it. */
  renew(): void {
    this.socket?.close();
  }

  private hurry = (): void => {
    if (this.link === 'lost' && document.visibilityState === 'visible') {
      this.tries = 0;
      this.connect();
    }
  };

  /** The browser says that the network is gone; a socket would take minutes to notice. */
  private cut = (): void => {
    this.socket?.close();
    this.lose(0);
  };

  private beat = (): void => {
    if (this.link !== 'open') return;
    if (Date.now() - this.heard > 2 * PULSE) this.cut();
    else this.post({ type: 'ping' });
  };

  private connect(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => this.post(this.ends.hello());
    // What a socket says that has been replaced is old.
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.ends.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private lose(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (GONE.includes(code)) {
      this.link = 'gone';
      return;
    }
    this.link = this.welcomed ? 'lost' : 'connecting';
    this.ends.lost();
    this.retry(WAITS[Math.min(this.tries++, WAITS.length - 1)]!);
  }

  private retry(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
