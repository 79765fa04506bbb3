import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

type CertificateRow = { course: string; name: string; completedOn: string; issuedAt: Date; code: string };

@Injectable()
@TellsPersonalData({ order: 45, tables: ['certificates'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<CertificateRow>(
      `select course_title as course, name, to_char(completed_on, 'YYYY-MM-DD') as "completedOn",
              issued_at as "issuedAt", code
       from certificates where account_id = $1 order by issued_at desc, code`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'certificates',
          title: 'Your certificates',
          lead: 'For the courses you finished. Anyone with the code can look up the certificate.',
          entries: rows.map(({ course, name, completedOn, issuedAt, code }) => ({
            title: course,
            facts: { 'Name on it': name, Finished: completedOn, Made: issuedAt, Code: code },
          })),
          rows,
        },
      ],
    };
  }

  /** Deletes the member's certificates, because they show the name to anyone with the code. */
  @On('member.erased', 'certificates.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx) {
    await tx.query('delete from certificates where account_id = $1', [accountId]);
  }
}
