import { Injectable } from '@nestjs/common';
import type { AgeBand } from '../../kernel/age-bands.js';
import { notFound } from '../../kernel/errors.js';
import type { Language } from '../../kernel/languages.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { Account } from './account.entity.js';
import { mailAddressOf, NO_MAIL } from './email-address.js';
import { may, type Person, STRANGERS } from './policy/may.js';

export type Credentials = Pick<Account, 'id' | 'name' | 'email' | 'role' | 'passwordHash' | 'blockedAt'>;

export interface Contact {
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** False for the first guardian's address, which gets the mails of a minor without an address. */
  isOwnAddress: boolean;
  /** False for an unconfirmed address that no coach or guardian reads: anyone could have typed it with any name. */
  isNameTrusted: boolean;
  /** null: none was ever chosen */
  language: Language | null;
  /** False for a member who was invited or imported and has not chosen a password yet. */
  hasPassword: boolean;
}

const CREDENTIALS = `select id, name, email, role, password_hash as "passwordHash", blocked_at as "blockedAt" from accounts`;

const takesMarketing = (person: Person): boolean => may(undefined, 'receive-marketing', person, STRANGERS);

/** Account facts that other modules need: how the owner signs in, the time zone and the mail address. */
@Injectable()
export class AccountsQueries {
  constructor(private readonly database: Database) {}

  byEmail(email: string): Promise<Credentials | undefined> {
    return this.database.one<Credentials>(`${CREDENTIALS} where email = $1`, [email]);
  }

  /** Returns the adult members who may sign in and have confirmed their address. Minors get no such mails. */
  async reachable(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ id: string } & Person>(
      `select id, role, age_band as band from accounts where id = any($1::uuid[]) and role = 'member'
         and blocked_at is null and email_verified_at is not null order by id`,
      [memberIds],
    );
    return rows.filter(takesMarketing).map(({ id }) => id);
  }

  /** Returns the addresses that already have an account. */
  async taken(emails: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ email: string }>(
      'select email from accounts where email = any($1::text[])',
      [emails],
    );
    return rows.map(({ email }) => email);
  }

  async credentials(accountId: string): Promise<Credentials> {
    const row = await this.database.one<Credentials>(`${CREDENTIALS} where id = $1`, [accountId]);
    if (!row) throw notFound('Account');
    return row;
  }

  /** Returns whether the person gets optional mails by default, until they choose. */
  async takesMarketing(accountId: string): Promise<boolean> {
    const person = await this.database.one<Person>(
      'select role, age_band as band from accounts where id = $1',
      [accountId],
    );
    return person !== undefined && takesMarketing(person);
  }

  async ageBand(accountId: string): Promise<AgeBand | null> {
    const row = await this.database.one<{ band: AgeBand | null }>(
      'select age_band as band from accounts where id = $1',
      [accountId],
    );
    if (!row) throw notFound('Account');
    return row.band;
  }

  async timeZone(accountId: string): Promise<string> {
    const row = await this.database.one<{ timeZone: string }>(
      'select time_zone as "timeZone" from accounts where id = $1',
      [accountId],
    );
    if (!row) throw notFound('Account');
    return row.timeZone;
  }

  /** Returns the email address and language; undefined if the account is gone or has no address. */
  contact(accountId: string): Promise<Contact | undefined> {
    return this.database.one<Contact>(
      `select c.* from (
         select a.name, ${mailAddressOf('a')} as email, a.email_verified_at is not null as "isEmailVerified",
           a.email not like '%${NO_MAIL}' as "isOwnAddress",
           a.email_verified_at is not null or a.email like '%${NO_MAIL}'
             or (a.password_hash is null and not exists (select from guardian_links l where l.ward_id = a.id)) as "isNameTrusted", a.language,
           a.password_hash is not null as "hasPassword"
         from accounts a where a.id = $1
       ) c where c.email is not null`,
      [accountId],
    );
  }

  /** Returns the language and time zone; undefined if the account is gone. */
  reader(accountId: string): Promise<{ language: Language | null; timeZone: string } | undefined> {
    return this.database.one('select language, time_zone as "timeZone" from accounts where id = $1', [
      accountId,
    ]);
  }

  /** Names by id, of the accounts that are still there. */
  async names(accountIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; name: string }>(
      'select id, name from accounts where id = any($1)',
      [accountIds],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Returns the first coach, whom members may write to; undefined before a coach was invited. */
  coach(): Promise<{ id: string; name: string; email: string; language: Language | null } | undefined> {
    return this.database.one(
      `select id, name, email, language from accounts where role = 'creator' order by created_at, id limit 1`,
    );
  }

  /** Returns the id of the first coach; undefined before one was invited. */
  async coachId(tx: Tx): Promise<string | undefined> {
    const coach = await tx.one<{ id: string }>(
      `select id from accounts where role = 'creator' order by created_at, id limit 1`,
    );
    return coach?.id;
  }
}
