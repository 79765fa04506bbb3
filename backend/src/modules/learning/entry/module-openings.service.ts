import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';

/** Remembers which modules were open to whom. */
@Injectable()
export class ModuleOpeningsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Writes only modules that are not stored yet, so that opening a course a second time writes nothing. */
  async remember(accountId: string, courseId: string, moduleIds: readonly string[]): Promise<void> {
    if (moduleIds.length === 0) return;
    await this.database.query(
      `insert into module_openings (account_id, course_id, module_id, opened_at)
       select $1, $2, id, $4 from unnest($3::uuid[]) as new (id)
       on conflict do nothing`,
      [accountId, courseId, moduleIds, this.clock.now()],
    );
  }
}
