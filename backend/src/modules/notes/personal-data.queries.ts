import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';

interface NoteRow {
  course: string;
  lesson: string;
  atSeconds: number | null;
  text: string;
  createdAt: Date;
  updatedAt: Date;
  earlier: { text: string; savedAt: string }[];
}

/** Her notes in the order of her courses, with every earlier wording. */
@Injectable()
@TellsPersonalData({ order: 50, tables: ['lesson_notes', 'lesson_note_versions'] })
export class NotePersonalData implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<NoteRow>(
      `select coalesce(p.title, 'No longer there') as course, coalesce(l.title, 'No longer in the course') as lesson,
              n.at_seconds as "atSeconds", n.text, n.created_at as "createdAt", n.updated_at as "updatedAt",
              coalesce((select json_agg(json_build_object('text', v.text, 'savedAt', v.saved_at) order by v.version)
                        from lesson_note_versions v where v.note_id = n.id), '[]') as earlier
       from lesson_notes n
       left join lessons l on l.id = n.lesson_id
       left join course_modules m on m.id = l.module_id
       left join sections s on s.id = m.section_id
       left join products p on p.id = s.course_id
       where n.account_id = $1
       order by course, s.position, m.position, l.position, n.created_at, n.id`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'lesson-notes',
          title: 'Your notes',
          lead: 'What you wrote beside your lessons. The same is in notes.md, for any notes app.',
          entries: rows.map(({ course, lesson, atSeconds, text, updatedAt, earlier }) => ({
            title: lesson,
            facts: {
              Course: course,
              'At second': atSeconds,
              Written: updatedAt,
              'Earlier wordings': earlier.length > 0 ? earlier.map((was) => was.text).join('\n\n') : null,
            },
            text,
          })),
          rows,
        },
      ],
      texts: rows.length > 0 ? [{ name: 'notes.md', text: asMarkdown(rows) }] : [],
    };
  }
}

/** A heading for each course and lesson, then the notes as they were written. */
function asMarkdown(rows: readonly NoteRow[]): string {
  const lines = rows.flatMap(({ course, lesson, text }, index) => {
    const before = rows[index - 1];
    const newCourse = before?.course !== course;
    return [
      ...(newCourse ? [`# ${course}`] : []),
      ...(newCourse || before?.lesson !== lesson ? [`## ${lesson}`] : []),
      text,
    ];
  });
  return `${lines.join('\n\n')}\n`;
}
