import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { EditorQueries } from '../editor/editor.queries.js';
import type { LessonVersionContentResponse, LessonVersionSummary } from './lesson-history.dto.js';
import type { LessonSnapshot } from '../revisions/lesson-snapshot.js';

const SUMMARY = `
  v.id, v.version, v.saved_at as at, a.name as by, v.changed_types as "changedTypes",
  jsonb_array_length(v.content->'pages') as "pageCount",
  (select coalesce(sum(jsonb_array_length(page->'widgets')), 0)::int
   from jsonb_array_elements(v.content->'pages') page) as "widgetCount"`;

@Injectable()
export class LessonHistoryQueries {
  constructor(
    private readonly database: Database,
    private readonly editor: EditorQueries,
  ) {}

  async list(lessonId: string): Promise<LessonVersionSummary[]> {
    const lesson = await this.database.one('select from builder_lessons where id = $1', [lessonId]);
    if (!lesson) throw notFound('Lesson');
    return this.database.query<LessonVersionSummary & Record<string, unknown>>(
      `select ${SUMMARY} from lesson_versions v left join account_names a on a.id = v.saved_by
       where v.lesson_id = $1 order by v.version desc`,
      [lessonId],
    );
  }

  async read(lessonId: string, versionId: string): Promise<LessonVersionContentResponse> {
    const found = await this.database.one<LessonVersionSummary & { content: LessonSnapshot }>(
      `select ${SUMMARY}, v.content from lesson_versions v left join account_names a on a.id = v.saved_by
       where v.lesson_id = $1 and v.id = $2`,
      [lessonId, versionId],
    );
    if (!found) throw notFound('Version');
    const {
      content: { pages },
      ...summary
    } = found;
    const shown = await this.editor.show(pages.flatMap(({ widgets }) => widgets));
    const byId = new Map(shown.map((widget) => [widget.id, widget]));
    return {
      ...summary,
      pages: pages.map(({ translations: _, ...page }) => ({
        ...page,
        widgets: page.widgets.map(({ id }) => byId.get(id)!),
      })),
    };
  }
}
