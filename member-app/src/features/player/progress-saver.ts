/** A place in a course as it is sent (spec §7), with the ids the server keeps. */
export interface Place {
  moduleIndex: number;
  lessonIndex: number;
  lessonId: string;
  videoId: string | null;
  /** Whole seconds. */
  videoTimestamp: number;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'unsaved';

interface Ports {
  /** Sends one save. `leaving`: the page goes away, so the request must outlive it. */
  send(place: Place, leaving: boolean): Promise<void>;
  /** Calls back later; gives a way to cancel. */
  later(callback: () => void, milliseconds: number): () => void;
  changed(state: SaveState): void;
}

/** How long a failed save waits before it is tried again. */
export const RETRY_MS = 5_000;

/**
 * Sends places one at a time, always the newest: while one is on its way the next waits and may be overtaken by a
 * newer one. A save that fails is kept and sent again, so nothing is lost while the network is away.
 */
export class ProgressSaver {
  private waiting: Place | undefined;
  /** The last place handed over: a failed save of an older one is not worth a second try. */
  private newest: Place | undefined;
  private sending = false;
  private cancelRetry: (() => void) | undefined;

  constructor(private readonly ports: Ports) {}

  save(place: Place): void {
    this.newest = place;
    this.waiting = place;
    void this.flush();
  }

  /** The page is being hidden or closed: what waits goes out now. A hidden page may come back and try again. */
  leave(last: Place): void {
    this.newest = last;
    this.waiting = undefined;
    this.ports.send(last, true).then(
      () => this.newest === last && this.ports.changed('saved'),
      () => this.keep(last),
    );
  }

  stop(): void {
    this.cancelRetry?.();
  }

  private async flush(): Promise<void> {
    if (this.sending || !this.waiting) return;
    this.cancelRetry?.();
    const place = this.waiting;
    this.waiting = undefined;
    this.sending = true;
    this.ports.changed('saving');
    try {
      await this.ports.send(place, false);
      this.sending = false;
      if (this.waiting) void this.flush();
      else this.ports.changed('saved');
    } catch {
      this.sending = false;
      this.keep(place);
    }
  }

  private keep(failed: Place): void {
    if (this.newest === failed) this.waiting = failed;
    if (!this.waiting) return;
    this.ports.changed('unsaved');
    this.cancelRetry?.();
    this.cancelRetry = this.ports.later(() => void this.flush(), RETRY_MS);
  }
}

/** Spec §7: sent when the video's time is a positive multiple of five seconds, once for each. */
export function isDue(seconds: number, lastSaved: number | null): boolean {
  const whole = Math.floor(seconds);
  return whole > 0 && whole % 5 === 0 && whole !== lastSaved;
}
