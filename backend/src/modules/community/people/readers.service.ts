import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, forbidden, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { isMinor, StandingQueries } from '../../accounts/index.js';
import { joins, canWrite, publishesUnseen, type Reader } from './people.sql.js';

const READER = `
  select p.id as "accountId", p.role, p.band, p.consented, p.community_agreed as "communityAgreed",
         p.posts_trusted as "postsTrusted", to_json(p.muted_until) as "mutedUntil", p.has_unread_warning as "hasUnreadWarning",
         array(select g.group_id from grouped_members g where g.account_id = p.id) as "groupIds",
         (p.role = 'creator' or exists (select from community_members m where m.account_id = p.id)) as "hasAcceptedGuidelines"
  from people p where p.id = $1`;

const consentNeeded = () =>
  forbidden('consent_needed', 'Your guardian hasn’t allowed the community yet. You can read everything.');

interface Read<Row> {
  reader: Reader;
  rows: Row[];
}

/** Loads the person who reads or writes in the community, and checks their rights. */
@Injectable()
export class ReadersService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly clock: Clock,
  ) {}

  async of({ accountId }: Pick<SignedIn, 'accountId'>): Promise<Reader> {
    const reader = await this.database.one<Reader>(READER, [accountId]);
    if (!reader) throw notFound('Account');
    return reader;
  }

  /**
   * Loads the reader and the rows of a query in one statement, for pages that are opened often. In the query `$1` is
   * the reader's account, `values` start at `$2`, and `READERS_GROUPS` are the reader's groups. Rows arrive as JSON, in
   * the query's order.
   */
  async reading<Row>(
    { accountId }: Pick<SignedIn, 'accountId'>,
    query: string,
    values: readonly unknown[] = [],
  ): Promise<Read<Row>> {
    const read = await this.database.one<Read<Row> | { reader: null }>(
      `with reader as materialized (${READER})
       select (select to_json(r) from reader r) as reader, coalesce((select json_agg(found) from (${query}) found), '[]') as rows`,
      [accountId, ...values],
    );
    if (!read?.reader) throw notFound('Account');
    return read;
  }

  /** Refuses minors without consent to the community (product rule 10.1), and muted members (11.21). */
  async takingPart(me: SignedIn): Promise<Reader> {
    const reader = await this.of(me);
    if (!joins(reader)) throw consentNeeded();
    if (!canWrite(reader, this.clock.now()))
      throw forbidden(
        'muted',
        'Your coach has muted you for now. You can read everything. See the community for the reason and how long.',
      );
    return reader;
  }

  /**
   * Refuses members with a warning to confirm (product rule 11.20) or guidelines to accept (11.2). Never refuses the
   * coach.
   */
  async writing(me: SignedIn): Promise<Reader & { publishesUnseen: boolean }> {
    const reader = await this.takingPart(me);
    if (reader.hasUnreadWarning)
      throw conflict('warning_unread', 'Your coach sent you a warning. Read and confirm it first.');
    if (!reader.hasAcceptedGuidelines)
      throw conflict('guidelines_first', 'Read and accept the community guidelines first.');
    return { ...reader, publishesUnseen: publishesUnseen(reader) };
  }

  /** Requires a guardian's consent for a minor, and locks it until the transaction ends. Other authors are not checked. */
  async holdConsent(tx: Tx, writer: Reader): Promise<void> {
    if (!isMinor(writer)) return;
    if (!(await this.standing.holds(tx, 'be-read-in-community', writer.accountId))) throw consentNeeded();
  }

  /** Throws 404 unless the reader is a member of the circle or pod, or the coach. */
  async mustSeeGroup(reader: Reader, groupId: string): Promise<void> {
    const sees =
      reader.role === 'creator'
        ? await this.database.one('select from group_facts where id = $1', [groupId])
        : reader.groupIds.includes(groupId);
    if (!sees) throw notFound('Circle');
  }

  /** Stores the acceptance; accepting again changes nothing. */
  async acceptGuidelines({ accountId }: SignedIn): Promise<void> {
    await this.database.query(
      `insert into community_members (account_id, guidelines_accepted_at) values ($1, $2)
       on conflict (account_id) do nothing`,
      [accountId, this.clock.now()],
    );
  }
}
