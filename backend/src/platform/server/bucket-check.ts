import { Injectable } from '@nestjs/common';
import { Clock, seconds } from '../../kernel/clock.js';
import { Storage } from '../storage/index.js';
import { Database } from '../database/database.js';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';

/** Milliseconds for which one check is reused, because load balancers ask every few seconds, from many places. */
const BELIEVED = seconds(5);

@Injectable()
export class BucketCheck {
  private last: { askedAt: number; answer: Promise<void> } | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Throws 503 if the bucket does not answer. Simultaneous calls share one check. */
  ask(): Promise<void> {
    const now = this.clock.now().getTime();
    if (!this.last || now - this.last.askedAt >= BELIEVED)
      this.last = { askedAt: now, answer: this.storage.check() };
    return this.last.answer;
  }
}

/** Measures whether database and bucket answer; this process cannot work without them. */
@Injectable()
@Measures({ sanctum_part_ready: { help: '1 while the part responds, otherwise 0', labels: ['part'] } })
export class ReadinessMeasure implements Measure {
  constructor(
    private readonly database: Database,
    private readonly bucket: BucketCheck,
  ) {}

  async measure(): Promise<Measurements> {
    const asked = { database: this.database.query('select 1'), bucket: this.bucket.ask() };
    const answers = Object.entries(asked).map(async ([part, answer]) => ({
      value: await answer.then(
        () => 1,
        () => 0,
      ),
      labels: { part },
    }));
    return { sanctum_part_ready: await Promise.all(answers) };
  }
}
