import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import {
  BlockingService,
  InvitationsService,
  LoginSessionService,
  MemberModerationService,
  type MuteRequest,
} from '../../accounts/index.js';
import { type AuditAction, AuditService } from '../../audit/index.js';

interface Decision {
  /** Account of the coach. */
  by: string;
  reason: string;
}

/** Lets the coach block, unblock, warn and mute students; accounts carries it out. */
@Injectable()
export class StudentAccessService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly blocking: BlockingService,
    private readonly invitations: InvitationsService,
    private readonly sessions: LoginSessionService,
    private readonly moderation: MemberModerationService,
  ) {}

  /** Blocks a student. Blocking again changes nothing and is not logged. */
  block(id: string, decision: Decision): Promise<void> {
    return this.decide(id, decision, 'student.blocked', (tx) => this.blocking.block(tx, id));
  }

  unblock(id: string, decision: Decision): Promise<void> {
    return this.decide(id, decision, 'student.unblocked', (tx) => this.blocking.unblock(tx, id));
  }

  signOut(id: string, decision: Decision): Promise<void> {
    return this.decide(id, decision, 'student.signed_out', async (tx) => {
      await this.sessions.endAll(tx, id);
      return true;
    });
  }

  invite(person: { name: string; email: string }, by: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      const id = await this.invitations.invite(tx, person);
      await this.audit.record(tx, { by, action: 'student.invited', subject: { type: 'student', id } });
      return id;
    });
  }

  async inviteAgain(id: string, by: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const members = await tx.query('select 1 from members where id = $1', [id]);
      if (members.length === 0) throw notFound('Student');
      await this.invitations.repeat(tx, id);
      await this.audit.record(tx, { by, action: 'student.invited', subject: { type: 'student', id } });
    });
  }

  warn(by: string, id: string, text: string): Promise<void> {
    return this.database.transaction((tx) => this.moderation.warn(tx, by, id, text));
  }

  mute(by: string, id: string, mute: MuteRequest): Promise<void> {
    return this.database.transaction((tx) => this.moderation.mute(tx, by, id, mute));
  }

  unmute(by: string, id: string): Promise<void> {
    return this.database.transaction((tx) => this.moderation.unmute(tx, by, id));
  }

  private decide(
    id: string,
    { by, reason }: Decision,
    action: AuditAction,
    work: (tx: Tx) => Promise<boolean>,
  ): Promise<void> {
    return this.database.transaction(async (tx) => {
      const members = await tx.query('select 1 from members where id = $1', [id]);
      if (members.length === 0) throw notFound('Student');
      if (await work(tx))
        await this.audit.record(tx, { by, action, subject: { type: 'student', id }, reason });
    });
  }
}
