import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import { NotebookExportService } from './notebook-export.service.js';
import { NotebookQueries } from './notebook.queries.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

type Earlier = { text: string; savedAt: string }[];

/** Exports a member's notes in the order of the courses, with earlier versions, and again as Markdown. */
@Injectable()
@TellsPersonalData({ isPrivateWriting: true, order: 50, tables: ['lesson_notes', 'lesson_note_versions'] })
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly notebook: NotebookQueries,
    private readonly markdown: NotebookExportService,
  ) {}

  async collect(accountId: string): Promise<PersonalData> {
    const notes = await this.notebook.some(accountId, await this.notebook.ids(accountId));
    const earlier = await this.earlierWordings(accountId);
    const rows = notes.map(({ id, courseTitle, lessonTitle, atSeconds, text, createdAt, updatedAt }) => ({
      course: courseTitle,
      lesson: lessonTitle,
      atSeconds,
      text,
      createdAt,
      updatedAt,
      earlier: earlier.get(id) ?? [],
    }));
    return {
      pages: [
        {
          name: 'lesson-notes',
          title: 'Your notes',
          lead: 'Notes from your lessons. They’re also in notes.md, for any notes app.',
          entries: rows.map(({ course, lesson, atSeconds, text, updatedAt, earlier: was }) => ({
            title: lesson ?? 'A deleted lesson',
            facts: {
              Course: course,
              'At second': atSeconds,
              Written: new Date(updatedAt),
              'Earlier versions': was.length > 0 ? was.map((one) => one.text).join('\n\n') : null,
            },
            text,
          })),
          rows,
        },
      ],
      texts: rows.length > 0 ? [{ name: 'notes.md', text: await this.document(accountId) }] : [],
    };
  }

  /** Deletes the member's notes; their earlier versions follow by foreign key. */
  @On('member.erased', 'notes.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from lesson_notes where account_id = $1', [accountId]);
  }

  private async earlierWordings(accountId: string): Promise<Map<string, Earlier>> {
    const rows = await this.database.query<{ noteId: string; earlier: Earlier }>(
      `select v.note_id as "noteId", json_agg(json_build_object('text', v.text, 'savedAt', v.saved_at) order by v.version) as earlier
       from lesson_note_versions v join lesson_notes n on n.id = v.note_id
       where n.account_id = $1 group by v.note_id`,
      [accountId],
    );
    return new Map(rows.map(({ noteId, earlier }) => [noteId, earlier]));
  }

  private async document(accountId: string): Promise<string> {
    const pieces: string[] = [];
    for await (const piece of this.markdown.document(accountId)) pieces.push(piece);
    return pieces.join('');
  }
}
