import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';

/** Pages that nobody can bring back any more take along what lay on them. */
@Injectable()
@OnEvent('lesson-pages.removed', 'widgets.sweep')
export class OnLessonPagesRemoved implements EventListener<'lesson-pages.removed'> {
  async handle({ pageIds }: EventMap['lesson-pages.removed'], tx: Tx): Promise<void> {
    await tx.query('delete from widgets where page_id = any($1::uuid[])', [pageIds]);
    await tx.query('delete from widget_bin where page_id = any($1::uuid[])', [pageIds]);
  }
}
