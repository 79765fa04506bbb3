import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AccountsQueries, StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { CoachEmailPreviewService, MailPostService } from '../../notifications/index.js';
import type {
  EmailPreviewResponse,
  EmailsSentResponse,
  WriteEmailRequest,
  WriteEmailsRequest,
} from '../access/student-access.dto.js';

/** Sends the coach's emails to students. Replies go to the coach's own address; the text is not stored. */
@Injectable()
export class StudentEmailsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsQueries,
    private readonly standing: StandingQueries,
    private readonly audit: AuditService,
    private readonly post: MailPostService,
    private readonly previews: CoachEmailPreviewService,
  ) {}

  async preview({ subject, text }: WriteEmailRequest): Promise<EmailPreviewResponse> {
    const line = onOneLine(subject);
    return { subject: line, html: await this.previews.html(line, text) };
  }

  /** Emails one student, regardless of their preferences. */
  write(id: string, email: WriteEmailRequest, by: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const members = await tx.query('select 1 from members where id = $1', [id]);
      if (members.length === 0) throw notFound('Student');
      await this.standing.mustBeMailable(id);
      await this.queue(tx, id, email);
      await this.audit.record(tx, { by, action: 'student.written_to', subject: { type: 'student', id } });
    });
  }

  /** Emails the listed students who may sign in and have confirmed their address. */
  writeToMany({ studentIds, ...email }: WriteEmailsRequest, by: string): Promise<EmailsSentResponse> {
    return this.database.transaction(async (tx) => {
      const wanted = [...new Set(studentIds)];
      const readers = await this.accounts.reachable(tx, wanted);
      for (const id of readers) await this.queue(tx, id, email);
      const subject = { type: 'student' } as const;
      if (readers.length > 0)
        await this.audit.record(tx, { by, action: 'student.written_to', subject, count: readers.length });
      return { sent: readers.length, leftOut: wanted.length - readers.length };
    });
  }

  private queue(tx: Tx, accountId: string, { subject, text }: WriteEmailRequest): Promise<void> {
    return this.post.add(tx, {
      kind: 'coach_email',
      thing: newId(),
      accountId,
      details: { subject: onOneLine(subject), text },
    });
  }
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
