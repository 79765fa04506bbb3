import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, notFound, refuseStaleEdit } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { Account } from '../account.entity.js';
import { EmailChangeService } from '../email-change/email-change.service.js';
import type { EditMemberRequest } from './member-record.dto.js';

/** Fields of a member's record that the coach changes directly. The address needs the member's confirmation. */
const FIELDS = ['phone', 'birthday', 'address', 'city', 'state', 'zipCode', 'country'] as const;

type Changes = Partial<Pick<Account, 'name' | (typeof FIELDS)[number]>>;

/** Lets the coach correct a member's record (product rule 6.8). */
@Injectable()
export class MemberRecordService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly emails: EmailChangeService,
    private readonly audit: AuditService,
  ) {}

  /** Edits the record. With `expectedVersion`, 412 if someone else has changed it since. Audits the changed fields. */
  async edit(by: string, memberId: string, request: EditMemberRequest, expectedVersion?: number) {
    this.refuseToCome(request.birthday);
    const email = request.email ?? undefined;
    if (email !== undefined) await this.emails.countMail(memberId, email);
    await this.database.transaction(async (tx) => {
      const member = await this.locked(tx, memberId);
      refuseStaleEdit(
        expectedVersion,
        member.recordVersion,
        'This student was changed somewhere else. Reload to see the latest version.',
      );
      const changes = changesOf(member, request);
      const fields = Object.keys(changes).map((name) => (name === 'name' ? 'username' : name));
      if (fields.length > 0) await tx.update(Account, { id: memberId }, changes);
      if (email !== undefined && (await this.emails.askFor(tx, member, email))) fields.push('email');
      if (fields.length === 0) return;
      await this.audit.record(tx, {
        by,
        action: 'student.updated',
        subject: { type: 'student', id: memberId },
        fields,
      });
    });
  }

  private refuseToCome(birthday: string | null | undefined): void {
    if (birthday && birthday > this.clock.now().toISOString().slice(0, 10))
      throw badRequest('invalid', 'The birthday is in the future', { birthday: 'must be in the past' });
  }

  private async locked(tx: Tx, id: string): Promise<Account> {
    const lock = { mode: 'pessimistic_write' } as const;
    const member = await tx.findOne(Account, { where: { id, role: 'member' }, lock });
    if (!member) throw notFound('Student');
    return member;
  }
}

function changesOf(member: Account, request: EditMemberRequest): Changes {
  const wanted: Changes = {};
  if (request.username !== undefined) wanted.name = request.username;
  for (const field of FIELDS) {
    const value = request[field];
    if (value !== undefined) wanted[field] = value || null;
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => member[field as keyof Changes] !== value),
  );
}
