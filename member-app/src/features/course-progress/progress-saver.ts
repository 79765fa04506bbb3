import type { SaveFailure } from '../../shared/api/save-failure';
import type { ProgressSave } from './progress-save';

export type SaveState = 'idle' | 'saving' | 'saved' | 'unsaved' | 'refused';

/** `leaving`: the page closes, so the request must outlive it. `late`: another device may have continued since. */
export type Occasion = 'now' | 'late' | 'leaving';

interface Ports {
  send(save: ProgressSave, occasion: Occasion): Promise<void>;
  failure(error: unknown): SaveFailure;
  /** Stores a save in the browser until it is settled, so that a closed tab does not lose it. */
  keep(save: ProgressSave): void;
  /** Removes a save that has arrived or was refused. */
  settle(save: ProgressSave): void;
  /** Calls back later; returns a function that cancels this. */
  later(callback: () => void, milliseconds: number): () => void;
  changed(state: SaveState): void;
}

/** Pause before a failed save is retried. */
export const RETRY_MS = 5_000;

/**
 * Sends positions one at a time, always the newest: a newer one replaces one that is waiting. A failed save is stored
 * and retried, so nothing is lost offline; a refused one is dropped.
 */
export class ProgressSaver {
  private waiting: ProgressSave | undefined;
  /** The last position handed over. A failed save of an older one is not retried. */
  private newest: ProgressSave | undefined;
  private sending = false;
  private cancelRetry: (() => void) | undefined;

  constructor(private readonly ports: Ports) {}

  save(save: ProgressSave): void {
    this.take(save);
    this.waiting = save;
    void this.flush('now');
  }

  /**
   * Sends the waiting position, because the page is being hidden or closed. A hidden page may become visible and try
   * again.
   */
  leave(last: ProgressSave): void {
    this.take(last);
    this.waiting = undefined;
    this.ports.send(last, 'leaving').then(
      () => this.arrived(last),
      (error: unknown) => this.failed(last, error),
    );
  }

  /** Sends the waiting position, because the network is back. */
  retry(): void {
    void this.flush('late');
  }

  stop(): void {
    this.cancelRetry?.();
  }

  private take(save: ProgressSave): void {
    this.newest = save;
    this.ports.keep(save);
  }

  private async flush(occasion: Occasion): Promise<void> {
    if (this.sending || !this.waiting) return;
    this.cancelRetry?.();
    const save = this.waiting;
    this.waiting = undefined;
    this.sending = true;
    this.ports.changed('saving');
    try {
      await this.ports.send(save, occasion);
      this.sending = false;
      this.arrived(save);
    } catch (error) {
      this.sending = false;
      this.failed(save, error);
    }
    // a newer one arrived while this one was being sent
    if (this.waiting && this.waiting !== save) void this.flush('now');
  }

  private arrived(save: ProgressSave): void {
    this.ports.settle(save);
    if (this.newest === save) this.ports.changed('saved');
  }

  private failed(save: ProgressSave, error: unknown): void {
    const failure = this.ports.failure(error);
    if (failure === 'final') this.ports.settle(save);
    if (this.newest !== save) return;
    if (failure === 'final') return this.ports.changed('refused');
    this.ports.changed('unsaved');
    if (failure === 'signed-out') return;
    this.waiting = save;
    this.cancelRetry?.();
    this.cancelRetry = this.ports.later(() => this.retry(), RETRY_MS);
  }
}
