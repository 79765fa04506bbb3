import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';

@Injectable()
export class ModuleOpeningsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores modules that have opened by themselves, adding only missing ones. One that was opened early no longer counts
   * as early.
   */
  async remember(accountId: string, courseId: string, moduleIds: readonly string[]): Promise<void> {
    if (moduleIds.length === 0) return;
    await this.database.query(
      `insert into module_openings (account_id, course_id, module_id, opened_at)
       select $1, $2, id, $4 from unnest($3::uuid[]) as new (id)
       on conflict (account_id, course_id, module_id) do update set is_early = false
         where module_openings.is_early`,
      [accountId, courseId, moduleIds, this.clock.now()],
    );
  }

  /** Starts a module that was opened early. False: the coach just took the opening back. */
  async begin(accountId: string, courseId: string, moduleId: string): Promise<boolean> {
    const row = await this.database.one(
      `update module_openings set is_early = false where account_id = $1 and course_id = $2 and module_id = $3
       returning 1 as begun`,
      [accountId, courseId, moduleId],
    );
    return row !== undefined;
  }
}
