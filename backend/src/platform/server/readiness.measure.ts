import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';
import { BucketCheck } from './bucket-check.js';

/** Measures whether database and bucket answer, without which this process cannot work. */
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
