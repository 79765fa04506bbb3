import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { emailTaken } from '../email-taken.js';

interface NewMember {
  name: string;
  email: string;
}

/** Accounts that the coach makes for people, who choose a password by the link in a mail. Until then nobody signs in to them. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** An address that has an account is refused, also when two invite it at once: the unique address decides. */
  async invite(tx: Tx, { name, email }: NewMember): Promise<string> {
    const rows = await tx.query<{ id: string }[]>(
      `insert into accounts (id, email, name, created_at) values ($1, $2, $3, $4) on conflict (email) do nothing returning id`,
      [newId(), email, name, this.clock.now()],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw emailTaken();
    await this.outbox.publish(tx, 'member.invited', { accountId: id, requestId: newId() });
    return id;
  }
}
