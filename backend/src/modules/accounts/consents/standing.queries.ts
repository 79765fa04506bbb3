import { Injectable } from '@nestjs/common';
import { forbidden } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { Actor } from '../../../platform/security/actor.js';
import { mailAddressOf } from '../email-address.js';
import { type Action, type Facts, may, type Person, STRANGERS } from '../policy/may.js';

type Standing = Person & Pick<Facts, 'consented' | 'communityAgreed'>;

/** Actions that depend only on the person and the consents for them. */
type OwnAction = Extract<Action, 'take-part' | 'be-reached' | 'be-read-in-community'>;

const STANDING = `role, age_band as band, 'account' = any(agreed_purposes) as consented,
  'community' = any(agreed_purposes) as "communityAgreed"`;

const factsOf = ({ consented, communityAgreed }: Standing, kinship: Facts['kinship']): Facts => ({
  ...STRANGERS,
  kinship,
  consented,
  communityAgreed,
});

const nobodyAgrees = () => forbidden('consent_needed', 'No guardian currently allows this member’s account.');

/** Asks the policy if a person may be reached or shown now, with the consents in force. */
@Injectable()
export class StandingQueries {
  constructor(private readonly database: Database) {}

  /** Returns false for a deleted account, too. Pass `tx` to check within the transaction that depends on the answer. */
  async allows(action: OwnAction, accountId: string, tx?: Tx): Promise<boolean> {
    const person = await this.read(accountId, tx);
    return person !== undefined && may(person, action, person, factsOf(person, 'self'));
  }

  /** Like `allows`, but holds until the transaction ends: a withdrawal waits, and then its listeners see all rows. */
  async holds(tx: Tx, action: OwnAction, accountId: string): Promise<boolean> {
    await tx.query('select from accounts where id = $1 for share', [accountId]);
    return this.allows(action, accountId, tx);
  }

  /**
   * Refuses the coach an action about a minor without consent. The answer stays true until the transaction ends.
   * Visitors need no consent.
   */
  async mustActFor(tx: Tx, accountId: string | null): Promise<void> {
    if (accountId === null) return;
    await tx.query('select from accounts where id = $1 for share', [accountId]);
    const person = await this.read(accountId, tx);
    if (person && !may({ role: 'creator', band: null }, 'act-for', person, factsOf(person, 'none')))
      throw nobodyAgrees();
  }

  /**
   * Returns where emails to a person may go at the time of sending: anywhere, or only to these addresses. Without
   * consent, nothing goes to a minor's own address; a minor without an address is reached through the guardian.
   */
  async mailableAt(accountId: string): Promise<'anywhere' | readonly string[]> {
    const row = await this.database.one<Standing & { address: string | null; guardians: string[] }>(
      `select ${STANDING}, ${mailAddressOf('a')} as address, array(select g.email from guardian_links l
         join accounts g on g.id = l.guardian_id where l.ward_id = a.id) as guardians
       from accounts a where a.id = $1`,
      [accountId],
    );
    if (!row) return [];
    if (may(row, 'be-reached', row, factsOf(row, 'self'))) return 'anywhere';
    return row.guardians.filter((address) => address === row.address);
  }

  /** Refuses the coach an email that nobody would get. Members without an address are reached through their guardian. */
  async mustBeMailable(accountId: string): Promise<void> {
    if ((await this.mailableAt(accountId)).length === 0) throw nobodyAgrees();
  }

  /** Returns true for visitors, because nothing is known about them. */
  async mayOpenFrames(actor: Actor): Promise<boolean> {
    if (!actor) return true;
    const me = await this.database.one<Person & Pick<Facts, 'consented' | 'framesAgreed'>>(
      'select role, band, consented, frames_agreed as "framesAgreed" from people where id = $1',
      [actor.accountId],
    );
    if (!me) return false;
    const { consented, framesAgreed } = me;
    return may(me, 'open-foreign-frame', me, { ...STRANGERS, kinship: 'self', consented, framesAgreed });
  }

  private async read(accountId: string, tx?: Tx): Promise<Standing | undefined> {
    const asked = `select ${STANDING} from accounts where id = $1`;
    return tx ? await tx.one<Standing>(asked, [accountId]) : this.database.one<Standing>(asked, [accountId]);
  }
}
