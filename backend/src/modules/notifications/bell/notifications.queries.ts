import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import { DEFAULT_LANGUAGE, type Language } from '../../../kernel/languages.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type { AgeBand } from '../../../kernel/age-bands.js';
import type { Role } from '../../../kernel/roles.js';
import { type Person, type Kinship, may, shownName, STRANGERS } from '../../accounts/index.js';
import type { NotificationFacts, NotificationKind } from '../kinds/notification-kinds.js';
import type { NotificationResponse } from './notifications.dto.js';

interface Actor extends Person {
  name: string;
  band: AgeBand | null;
  role: Role;
  kinship: Kinship;
  sharesGroup: boolean;
}

/** The person of a column, as JSON; `me` and `groupIds` are the parameters with the reader and the reader's groups. */
const actorOf = (column: string, me: string, groupIds: string): string => `(
  select json_build_object('name', h.name, 'role', h.role, 'band', h.band,
    'kinship', case
      when exists (select from guardianships k where k.guardian_id = ${me} and k.ward_id = h.id) then 'guardian'
      when exists (select from guardianships k where k.guardian_id = h.id and k.ward_id = ${me}) then 'ward'
      else 'none' end,
    'sharesGroup', exists (select from grouped_members g where g.account_id = h.id and g.group_id = any(${groupIds}::uuid[])))
  from people h where h.id = ${column})`;

/**
 * Returns the actor's name as this reader may see it (product rules 10.11 and 11.5); undefined: the person is counted
 * but not named.
 */
function actorName(reader: Person, kind: NotificationKind, actor: Actor): string | undefined {
  const facts = { ...STRANGERS, kinship: actor.kinship, shareCircle: actor.sharesGroup };
  if (kind === 'post_reacted' && !may(reader, 'see-among-reactions', actor, facts)) return undefined;
  return shownName(reader, actor, facts);
}

/** Max named actors, the latest first. */
const NAMED = 2;

type Reader = Person & { id: string; groupIds: string[] };

type Row = Pick<NotificationResponse, 'id' | 'kind' | 'path' | 'isRead' | 'at' | 'times'> & {
  facts: NotificationFacts;
  actors: number;
  latest: (Actor | null)[] | null;
};

/** Reads a person's notifications by their index; actors are read only for the page. */
@Injectable()
export class NotificationsQueries {
  constructor(private readonly database: Database) {}

  /** Reads a page of notifications in two statements. */
  async list(
    { accountId }: SignedIn,
    { after, limit }: PageQuery,
    language: Language,
  ): Promise<Page<NotificationResponse>> {
    const reader = await this.reader(accountId);
    const goesOn = after === undefined ? '' : ' and (n.changed_at, n.id) < ($3::timestamptz, $4::uuid)';
    const rows = await this.rows(reader, `n.in_app${goesOn}`, limit + 1, valuesOf(after));
    const { items, next } = pageOf(rows, limit, ({ at, id }) => cursorOf(at, id));
    return { items: items.map((row) => shown(reader, row, language)), next };
  }

  /** Returns the unread ones among these notifications, including those that are not shown in the app. */
  async unreadAmong(
    accountId: string,
    ids: readonly string[],
    language: Language,
  ): Promise<NotificationResponse[]> {
    const reader = await this.reader(accountId);
    const rows = await this.rows(reader, 'n.read_at is null and n.id = any($3)', ids.length, [ids]);
    return rows.map((row) => shown(reader, row, language));
  }

  private rows(reader: Reader, where: string, limit: number, more: readonly unknown[]): Promise<Row[]> {
    return this.database.query<Row & Record<string, unknown>>(
      `with page as (
         select n.* from notifications n
         where n.account_id = $1 and ${where}
         order by n.changed_at desc, n.id desc limit ${limit})
       select n.id, n.kind, n.path, n.facts, n.read_at is not null as "isRead", n.changed_at as at, s.times, s.actors,
              (select json_agg(${actorOf('a.id', '$1', '$2')} order by a.at desc) from (
                 select actor_id as id, max(happened_at) as at from notification_sources
                 where notification_id = n.id and actor_id is not null
                 group by actor_id order by max(happened_at) desc limit ${NAMED}) a) as latest
       from page n cross join lateral (
         select count(*)::int as times, count(distinct actor_id)::int as actors
         from notification_sources where notification_id = n.id) s
       order by n.changed_at desc, n.id desc`,
      [reader.id, reader.groupIds, ...more],
    );
  }

  /** Counts unread notifications in one statement, by an index that covers only them. */
  async unread(accountId: string): Promise<number> {
    const row = await this.database.one<{ unread: number }>(
      'select count(*)::int as unread from notifications where account_id = $1 and read_at is null and in_app',
      [accountId],
    );
    return row!.unread;
  }

  private async reader(accountId: string): Promise<Reader> {
    const reader = await this.database.one<Reader>(
      `select p.id, p.role, p.band, array(select g.group_id from grouped_members g where g.account_id = p.id) as "groupIds"
       from people p where p.id = $1`,
      [accountId],
    );
    if (!reader) throw notFound('Account');
    return reader;
  }
}

/** Shows the title in the reader's language if it was translated when the notification was made. */
function shown(
  reader: Reader,
  { facts, latest, actors, ...row }: Row,
  language: Language,
): NotificationResponse {
  const people = (latest ?? []).flatMap((actor) => (actor && actorName(reader, row.kind, actor)) ?? []);
  const translated = language === DEFAULT_LANGUAGE ? undefined : facts.titles?.[language];
  const { title = null, startsAt = null, level = null, outcome = null, act = null, reason = null } = facts;
  return {
    ...row,
    people,
    others: actors - people.length,
    title: translated ?? title,
    startsAt,
    level,
    outcome,
    act,
    reason,
  };
}
