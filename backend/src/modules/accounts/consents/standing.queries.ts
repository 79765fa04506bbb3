import { Injectable } from '@nestjs/common';
import { forbidden } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { mailAddressOf } from '../email-address.js';
import { type Deed, type Facts, may, type Person, STRANGERS } from '../policy/may.js';

type Standing = Person & Pick<Facts, 'consented' | 'communityAgreed'>;

/** Deeds that depend on nothing but who the person is and what is agreed to for her. */
type OwnDeed = Extract<Deed, 'take-part' | 'be-reached' | 'be-read-in-community'>;

const STANDING = `role, age_band as band, 'account' = any(agreed_purposes) as consented,
  'community' = any(agreed_purposes) as "communityAgreed"`;

const factsOf = ({ consented, communityAgreed }: Standing, kinship: Facts['kinship']): Facts => ({
  ...STRANGERS,
  kinship,
  consented,
  communityAgreed,
});

const nobodyAgrees = () =>
  forbidden('consent_needed', 'No guardian agrees to this member’s account at the moment.');

/** Asks the policy whether a person may be reached or shown now, with the consents that stand at this moment. */
@Injectable()
export class StandingQueries {
  constructor(private readonly database: Database) {}

  /** false also for an account that is gone. With `tx` it is asked within the transaction of what depends on it. */
  async allows(deed: OwnDeed, accountId: string, tx?: Tx): Promise<boolean> {
    const person = await this.read(accountId, tx);
    return person !== undefined && may(person, deed, person, factsOf(person, 'self'));
  }

  /**
   * The same, and it stays so until the transaction ends: a guardian who withdraws meanwhile waits for it, and what was written then is
   * found by whoever hears of the withdrawal.
   */
  async holds(tx: Tx, deed: OwnDeed, accountId: string): Promise<boolean> {
    await tx.query('select from accounts where id = $1 for share', [accountId]);
    return this.allows(deed, accountId, tx);
  }

  /**
   * Refuses the coach what is about a minor for whom nothing is agreed to, until the transaction ends, as above. Visitors have no account, and
   * need nobody to agree.
   */
  async mustActFor(tx: Tx, accountId: string | null): Promise<void> {
    if (accountId === null) return;
    await tx.query('select from accounts where id = $1 for share', [accountId]);
    const person = await this.read(accountId, tx);
    if (person && !may({ role: 'creator', band: null }, 'act-for', person, factsOf(person, 'none')))
      throw nobodyAgrees();
  }

  /**
   * Where a person's mails may go, asked when one is sent: anywhere, or to these addresses alone. While nothing is agreed to for a minor,
   * what would come to her own address goes nowhere; whoever has none is written to at her guardians'.
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

  /** Refuses the coach a letter that nobody would get; whoever has no address is written to at her guardians'. */
  async mustBeMailable(accountId: string): Promise<void> {
    if ((await this.mailableAt(accountId)).length === 0) throw nobodyAgrees();
  }

  private async read(accountId: string, tx?: Tx): Promise<Standing | undefined> {
    const asked = `select ${STANDING} from accounts where id = $1`;
    return tx ? await tx.one<Standing>(asked, [accountId]) : this.database.one<Standing>(asked, [accountId]);
  }
}
