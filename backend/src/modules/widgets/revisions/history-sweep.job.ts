import { Injectable } from '@nestjs/common';
import { days } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';

/** Deletes the history of lessons that can no longer be restored. */
@Injectable()
@Every(days(1), 'widgets.history-sweep')
export class HistorySweepJob {
  constructor(private readonly database: Database) {}

  async run(): Promise<void> {
    for (const table of ['lesson_versions', 'lesson_contents'])
      await this.database.query(
        `delete from ${table} h
         where not exists (select from builder_lessons l where l.id = h.lesson_id)
           and not exists (select from binned_lessons b where b.id = h.lesson_id)`,
      );
  }
}
