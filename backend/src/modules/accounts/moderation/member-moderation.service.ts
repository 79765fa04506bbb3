import { Injectable } from '@nestjs/common';
import type { OfMemberAndGuardians } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { type AuditAction, AuditService } from '../../audit/index.js';
import { signInNameOf } from '../email-address.js';
import type { MuteRequest } from './member-moderation.dto.js';
import { MemberWarning } from './member-warning.entity.js';
import { muteEnd } from './mutes.js';

/**
 * Lets the coach warn and mute a member. A muted member reads everything, and writes only to the coach and their family
 * (product rules 11.20 and 11.21). Each decision is in the audit log; the member, and a minor's guardians, are
 * notified.
 */
@Injectable()
export class MemberModerationService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async warn(tx: Tx, by: string, memberId: string, text: string): Promise<void> {
    const told = await this.whoIsTold(tx, memberId);
    const id = newId();
    await tx.insert(MemberWarning, {
      id,
      accountId: memberId,
      text,
      givenAt: this.clock.now(),
      readAt: null,
    });
    await this.outbox.publish(tx, 'member.warned', { ...told, warningId: id });
    await this.record(tx, by, memberId, 'student.warned', text);
  }

  /** Mutes the member. Muting again replaces end and reason. */
  async mute(tx: Tx, by: string, memberId: string, { duration, reason }: MuteRequest): Promise<void> {
    const told = await this.whoIsTold(tx, memberId);
    const now = this.clock.now();
    await tx.query('update accounts set muted_since = $2, muted_until = $3, mute_reason = $4 where id = $1', [
      memberId,
      now,
      muteEnd(duration, now),
      reason,
    ]);
    await this.outbox.publish(tx, 'member.muted', told);
    await this.record(tx, by, memberId, 'student.muted', reason);
  }

  /** Lifts a mute. Lifting none changes nothing and is not logged. */
  async unmute(tx: Tx, by: string, memberId: string): Promise<void> {
    await this.whoIsTold(tx, memberId);
    const lifted = await tx.query(
      `update accounts set muted_since = null, muted_until = null, mute_reason = null
       where id = $1 and muted_since is not null and (muted_until is null or muted_until > $2) returning id`,
      [memberId, this.clock.now()],
    );
    if (lifted.length === 0) return;
    await this.outbox.publish(tx, 'member.unmuted', { accountId: memberId });
    await this.record(tx, by, memberId, 'student.unmuted', null);
  }

  /** Confirms that the member has read the warning. Confirming twice changes nothing; 404 for someone else's warning. */
  async confirm({ accountId }: SignedIn, warningId: string): Promise<void> {
    const warning = await this.database.one(
      'update member_warnings set read_at = coalesce(read_at, $3) where id = $1 and account_id = $2 returning id',
      [warningId, accountId, this.clock.now()],
    );
    if (!warning) throw notFound('Warning');
  }

  /** Returns the member with the guardians, locked until the transaction ends; 404 for anyone else. */
  private async whoIsTold(tx: Tx, memberId: string): Promise<OfMemberAndGuardians> {
    const member = await tx.one<OfMemberAndGuardians>(
      `select a.id as "accountId", ${signInNameOf('a')} is null as "hasAddress",
              array(select l.guardian_id from guardian_links l where l.ward_id = a.id order by l.place) as "guardianIds"
       from accounts a where a.id = $1 and a.role = 'member' for update of a`,
      [memberId],
    );
    if (!member) throw notFound('Student');
    return member;
  }

  private record(
    tx: Tx,
    by: string,
    id: string,
    action: Extract<AuditAction, 'student.warned' | 'student.muted' | 'student.unmuted'>,
    reason: string | null,
  ): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'student', id }, reason });
  }
}
