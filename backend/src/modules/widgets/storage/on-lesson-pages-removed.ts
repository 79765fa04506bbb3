import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';

/** Deletes the content of pages that can no longer be restored. */
@Injectable()
export class OnLessonPagesRemoved {
  @On('lesson-pages.removed', 'widgets.sweep')
  async sweep({ pageIds }: EventMap['lesson-pages.removed'], tx: Tx): Promise<void> {
    await tx.query('delete from widgets where page_id = any($1::uuid[])', [pageIds]);
    // A page that was only removed from the draft may still be live.
    await tx.query(
      `delete from published_widgets w where page_id = any($1::uuid[])
         and not exists (select from page_places p where p.id = w.page_id)`,
      [pageIds],
    );
    await tx.query('delete from widget_bin where page_id = any($1::uuid[])', [pageIds]);
  }
}
