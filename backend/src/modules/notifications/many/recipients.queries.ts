import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { may, type Person, STRANGERS } from '../../accounts/index.js';
import type { MemberNews } from './member-news.js';

interface Recipient extends Person {
  id: string;
  consented: boolean;
  communityAgreed: boolean;
}

/** One page of members, in the order of their ids. */
interface RecipientPage {
  notified: string[];
  /** Last member that was read; undefined: no more members. */
  next: string | undefined;
}

/** Conditions that the subject is still visible: once it is withdrawn, nobody else is notified. */
const IS_THERE = {
  announced: 'exists (select from announcement_facts a where a.id = $1)',
  event_planned: `exists (select from event_facts e where e.id = $1 and e.state = 'planned')`,
  coach_posted: 'exists (select from published_posts p where p.id = $1)',
  mentioned: `exists (select from published_posts p where p.id = $1)
    and ($2 = $1 or exists (select from visible_comments c where c.id = $2))`,
  lessons_added: 'exists (select from active_enrollments e where e.product_id = $1)',
} satisfies Record<MemberNews['kind'], string>;

/** Members who get the coach's news to many: members the news is for, or the owners of a course; minors only with a guardian's consent. */
@Injectable()
export class RecipientsQueries {
  async isThere(tx: Tx, { kind, thing, source }: MemberNews): Promise<boolean> {
    const row = await tx.one<{ isThere: boolean }>(
      `select $2::uuid is not null and ${IS_THERE[kind]} as "isThere" from (select $1::uuid) one`,
      [thing, source],
    );
    return row!.isThere;
  }

  async page(
    tx: Tx,
    { groupId, course, exceptIds = [] }: MemberNews,
    after: string | null,
    size: number,
  ): Promise<RecipientPage> {
    const people = await tx.query<Recipient>(
      `select p.id, p.role, p.band, p.consented, p.community_agreed as "communityAgreed"
       from members m join people p on p.id = m.id
       where m.blocked_at is null and ($1::uuid is null or m.id > $1) and m.id <> all($3::uuid[])
         and ($2::uuid is null or exists (select from grouped_members g where g.group_id = $2 and g.account_id = m.id))
         and ($5::uuid is null or exists (select from active_enrollments e where e.account_id = m.id and e.product_id = $5))
       order by m.id limit $4`,
      [after, groupId, exceptIds, size, course?.id ?? null],
    );
    return {
      notified: people.filter(course ? isReached : takesPart).map(({ id }) => id),
      next: people.length < size ? undefined : people.at(-1)!.id,
    };
  }
}

const factsOf = ({ consented, communityAgreed }: Recipient) =>
  ({ ...STRANGERS, kinship: 'self', consented, communityAgreed }) as const;
const takesPart = (person: Recipient): boolean => may(person, 'join-community', person, factsOf(person));
const isReached = (person: Recipient): boolean => may(person, 'be-reached', person, factsOf(person));
