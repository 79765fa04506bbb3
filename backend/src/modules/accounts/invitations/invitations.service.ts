import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { Account } from '../account.entity.js';
import { OneTimeTokenService } from '../one-time-tokens/one-time-token.service.js';
import { emailTaken } from '../email-address.js';

type NewMember = { name: string; email: string };

/** A person with further details. */
type KnownPerson = NewMember &
  Partial<Pick<Account, 'phone' | 'birthday' | 'address' | 'city' | 'state' | 'zipCode' | 'country'>>;

/** Creates accounts for people, who choose a password through an emailed link. Until then nobody can sign in. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly tokens: OneTimeTokenService,
  ) {}

  /**
   * Invites a person, or invites them again if they have no password yet. The unique address settles two simultaneous
   * invitations.
   */
  async invite(tx: Tx, { name, email }: NewMember): Promise<string> {
    const rows = await tx.query<{ id: string }>(
      `insert into accounts (id, email, name, created_at) values ($1, $2, $3, $4) on conflict (email) do nothing returning id`,
      [newId(), email, name, this.clock.now()],
    );
    const id = rows[0]?.id ?? (await this.waiting(tx, 'email', email));
    if (id === undefined) throw emailTaken();
    await this.sendAnew(tx, id);
    return id;
  }

  /** Sends a new invitation to a person who never chose a password. Refuses everyone else. */
  async repeat(tx: Tx, id: string): Promise<void> {
    if ((await this.waiting(tx, 'id', id)) === undefined)
      throw unprocessable('not_possible', 'You can only reinvite someone who hasn’t chosen a password yet.');
    await this.sendAnew(tx, id);
  }

  /** Sends a new link. The previous one stops working now, not when the new email goes out. */
  private async sendAnew(tx: Tx, id: string): Promise<void> {
    await this.tokens.end(tx, id, 'invitation');
    await this.mail(tx, id);
  }

  /** Returns the member who was invited and never chose a password; undefined if there is none. */
  private async waiting(tx: Tx, column: 'id' | 'email', value: string): Promise<string | undefined> {
    const row = await tx.one<{ id: string }>(
      `select id from accounts where ${column} = $1 and role = 'member' and password_hash is null and email not like '%@no-mail.invalid'
         and blocked_at is null for update`,
      [value],
    );
    return row?.id;
  }

  /** Creates many accounts. Skips addresses that already have one, and leaves them out of the result. */
  async add(tx: Tx, people: readonly KnownPerson[]): Promise<{ id: string; email: string }[]> {
    return tx.query<{ id: string; email: string }>(
      `insert into accounts (id, email, name, phone, birthday, address, city, state, zip_code, country, created_at)
       select "id", "email", "name", "phone", "birthday", "address", "city", "state", "zipCode", "country", $2
       from jsonb_to_recordset($1) as person ("id" uuid, "email" text, "name" text, "phone" text, "birthday" date,
         "address" text, "city" text, "state" text, "zipCode" text, "country" text)
       order by "email" on conflict (email) do nothing returning id, email`,
      [JSON.stringify(people.map((person) => ({ ...person, id: newId() }))), this.clock.now()],
    );
  }

  /** Mails a person without a password a link to choose one. */
  async mail(tx: Tx, id: string): Promise<void> {
    await this.outbox.publish(tx, 'member.invited', { accountId: id, requestId: newId() });
  }
}
