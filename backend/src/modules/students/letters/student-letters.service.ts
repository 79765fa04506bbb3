import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { MailPostService } from '../../notifications/index.js';
import type { WriteLetterRequest } from './student-letters.dto.js';

/** The coach writes to one student by mail. The answer goes to the coach's own address; what was written is not kept. */
@Injectable()
export class StudentLettersService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly post: MailPostService,
  ) {}

  write(id: string, { subject, text }: WriteLetterRequest, by: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const members = await tx.query<unknown[]>('select 1 from members where id = $1', [id]);
      if (members.length === 0) throw notFound('Student');
      await this.post.add(tx, {
        ...{ kind: 'coach-letter', thing: newId(), accountId: id },
        details: { subject: subject.replaceAll(/\s+/g, ' '), text },
      });
      await this.audit.record(tx, { by, action: 'student.written-to', subject: { type: 'student', id } });
    });
  }
}
