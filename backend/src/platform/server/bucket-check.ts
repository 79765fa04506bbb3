import { Injectable } from '@nestjs/common';
import { Clock, seconds } from '../../kernel/clock.js';
import { Storage } from '../storage/index.js';

/** Time for which one check is reused: load balancers ask every few seconds, and from many places. */
const BELIEVED = seconds(5);

/** Checks whether files can be reached. */
@Injectable()
export class BucketCheck {
  private last: { askedAt: number; answer: Promise<void> } | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Refuses with 503 if the bucket does not answer. Simultaneous calls share one check. */
  ask(): Promise<void> {
    const now = this.clock.now().getTime();
    if (!this.last || now - this.last.askedAt >= BELIEVED)
      this.last = { askedAt: now, answer: this.storage.check() };
    return this.last.answer;
  }
}
