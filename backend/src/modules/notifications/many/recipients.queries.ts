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

/** True while the subject is visible: once it is withdrawn, nobody else is notified. */
const IS_THERE = {
  announced: 'exists (select from announcement_facts a where a.id = $1)',
  event_planned: `exists (select from event_facts e where e.id = $1 and e.state = 'planned')`,
  coach_posted: 'exists (select from published_posts p where p.id = $1)',
  mentioned: `exists (select from published_posts p where p.id = $1)
    and ($2 = $1 or exists (select from visible_comments c where c.id = $2))`,
} satisfies Record<MemberNews['kind'], string>;

/** Members who get the coach's news to many: members the news is for, and minors only with a guardian's consent to take part. */
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
    { groupId, exceptIds = [] }: MemberNews,
    after: string | null,
    size: number,
  ): Promise<RecipientPage> {
    const people = await tx.query<Recipient>(
      `select p.id, p.role, p.band, p.consented, p.community_agreed as "communityAgreed"
       from members m join people p on p.id = m.id
       where m.blocked_at is null and ($1::uuid is null or m.id > $1) and m.id <> all($3::uuid[])
         and ($2::uuid is null or exists (select from grouped_members g where g.group_id = $2 and g.account_id = m.id))
       order by m.id limit $4`,
      [after, groupId, exceptIds, size],
    );
    return {
      notified: people.filter(takesPart).map(({ id }) => id),
      next: people.length < size ? undefined : people.at(-1)!.id,
    };
  }
}

const takesPart = (person: Recipient): boolean =>
  may(person, 'join-community', person, {
    ...STRANGERS,
    kinship: 'self',
    consented: person.consented,
    communityAgreed: person.communityAgreed,
  });
