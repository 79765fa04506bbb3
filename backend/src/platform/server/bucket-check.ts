import { Injectable } from '@nestjs/common';
import { Clock, seconds } from '../../kernel/clock.js';
import { Storage } from '../storage/index.js';

/** For so long one answer of the storage is reused: balancers ask every few seconds, and from many places. */
const BELIEVED = seconds(5);

/** Whether files can be reached. */
@Injectable()
export class BucketCheck {
  private last: { askedAt: number; answer: Promise<void> } | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Refused with 503 when the bucket does not answer. Those who ask at once share one question. */
  ask(): Promise<void> {
    const now = this.clock.now().getTime();
    if (!this.last || now - this.last.askedAt >= BELIEVED)
      this.last = { askedAt: now, answer: this.storage.check() };
    return this.last.answer;
  }
}
