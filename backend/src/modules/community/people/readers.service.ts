import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, forbidden, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { isMinor, StandingQueries } from '../../accounts/index.js';
import { joins, mayWrite, publishesUnseen, type Reader } from './people.sql.js';

/** The reader with the id `$1`. */
const READER = `
  select p.id as "accountId", p.role, p.band, p.consented, p.community_agreed as "communityAgreed",
         p.posts_trusted as "postsTrusted", to_json(p.muted_until) as "mutedUntil", p.has_unread_warning as "hasUnreadWarning",
         array(select g.group_id from grouped_members g where g.account_id = p.id) as "groupIds",
         (p.role = 'creator' or exists (select from community_members m where m.account_id = p.id)) as "hasAcceptedGuidelines"
  from people p where p.id = $1`;

const consentNeeded = () =>
  forbidden(
    'consent_needed',
    'Your mother or another guardian has not agreed to the community yet. You can read along.',
  );

/** Who reads, and what was read for her. */
interface Read<Row> {
  reader: Reader;
  rows: Row[];
}

/** Who reads or writes in the community. */
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
   * The reader and the rows of a query in one statement, for what is opened often. In the query `$1` is the reader's account, `values`
   * begin with `$2`, and `READERS_GROUPS` are the reader's groups. The rows come as JSON, in the order of the query.
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

  /** Whoever takes part: of a minor a guardian has agreed to that (product rule 10.1), and the coach has not muted her (11.21). */
  async takingPart(me: SignedIn): Promise<Reader> {
    const reader = await this.of(me);
    if (!joins(reader)) throw consentNeeded();
    if (!mayWrite(reader, this.clock.now()))
      throw forbidden(
        'muted',
        'The coach has muted you for now. You can read along; the community says until when and why.',
      );
    return reader;
  }

  /** Refuses members who have not accepted the guidelines (product rule 11.2) or have a warning to confirm (11.20). The guidelines are the coach's own, so she accepts none. */
  async writing(me: SignedIn): Promise<Reader & { publishesUnseen: boolean }> {
    const reader = await this.takingPart(me);
    if (reader.hasUnreadWarning)
      throw conflict('warning_unread', 'The coach has written to you. Please read it and confirm it first.');
    if (!reader.hasAcceptedGuidelines)
      throw conflict('guidelines_first', 'Please read and accept the guidelines of the community first.');
    return { ...reader, publishesUnseen: publishesUnseen(reader) };
  }

  /** In the transaction in which a minor writes: a guardian agrees until it ends. Of others nothing is asked. */
  async holdConsent(tx: Tx, writer: Reader): Promise<void> {
    if (!isMinor(writer)) return;
    if (!(await this.standing.holds(tx, 'be-read-in-community', writer.accountId))) throw consentNeeded();
  }

  /** A circle or pod is there for its members and the coach. */
  async mustSeeGroup(reader: Reader, groupId: string): Promise<void> {
    const sees =
      reader.role === 'creator'
        ? await this.database.one('select from group_facts where id = $1', [groupId])
        : reader.groupIds.includes(groupId);
    if (!sees) throw notFound('Circle');
  }

  /** Accepting them again changes nothing. */
  async acceptGuidelines({ accountId }: SignedIn): Promise<void> {
    await this.database.query(
      `insert into community_members (account_id, guidelines_accepted_at) values ($1, $2)
       on conflict (account_id) do nothing`,
      [accountId, this.clock.now()],
    );
  }
}
