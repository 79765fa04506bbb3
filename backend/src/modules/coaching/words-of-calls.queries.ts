import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import { BOOKING_ROW, type BookingRow } from './bookings/booking.sql.js';

/** Exports what a member and the coach wrote to each other about their calls; it stays between the two (product rule 10.9). */
@Injectable()
@TellsPersonalData({ isPrivateWriting: true, order: 43, tables: ['coaching_bookings'] })
export class WordsOfCallsQueries {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<BookingRow>(
      `${BOOKING_ROW} where b.account_id = $1 and (b.note is not null or b.shared_notes is not null or b.answers <> '[]'
         or exists (select from coaching_session_files f where f.session_id = s.id and b.state <> 'cancelled'))
       order by s.starts_at desc, b.id`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'call-words',
          title: 'Your session notes',
          lead: 'Your answers and note from before each session, and your coach’s notes from afterward.',
          entries: rows.map(({ title, startsAt, note, answers, sharedNotes, files }) => ({
            title,
            facts: {
              When: startsAt,
              'Your answers':
                answers.map(({ question, answer }) => `${question} ${answer}`).join('\n') || null,
              'Your note': note,
              'Notes from your coach': sharedNotes,
              'Files from your coach': files.map(({ fileName }) => fileName).join(', ') || null,
            },
          })),
          rows: rows.map(({ title, startsAt, note, answers, sharedNotes, files }) => ({
            title,
            startsAt,
            note,
            answers,
            sharedNotes,
            files: files.map(({ fileName }) => fileName),
          })),
        },
      ],
    };
  }
}
