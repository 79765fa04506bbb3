import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Subject } from '../../kernel/subjects.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { LiveUpdates } from '../../platform/realtime/live-updates.js';
import { AccountsQueries } from '../accounts/index.js';
import { isDigested, preferenceOf } from './kinds/preference-kinds.js';
import {
  GROUP_NOTIFICATIONS,
  kindsAbout,
  type NotificationFacts,
  type NotificationKind,
} from './kinds/notification-kinds.js';
import { COMMUNITY_MAILS, mailsAbout } from './templates/registry.js';
import type { TitleOf } from './titles/titles.js';
import { TitlesQueries } from './titles/titles.queries.js';
import { MailPostService } from './mail-post.service.js';
import { PushPostService } from './push-post.service.js';

export interface News {
  kind: NotificationKind;
  accountId: string;
  /** Subject id. Everything about one subject is collected in its unread notification. */
  thing: string;
  /** Id of the event: nobody is notified twice for one source. Default: a new one. */
  source?: string;
  /** Account of the actor. */
  by?: string | null;
  path: string;
  facts?: NotificationFacts;
  /** Records that the title names, so that each member reads it in their language. The coach reads English titles. */
  titleOf?: TitleOf;
}

/** One notification for many recipients. */
type SharedNews = Omit<News, 'accountId'> & {
  /** True if a separate email reports this, so that the community email leaves it out. */
  isMailed?: boolean;
};

/** Notification of a changed source; null: it was deleted before. */
interface Touched {
  notificationId: string | null;
  accountId: string;
}

/** Creates, withdraws and marks in-app notifications, in the transaction that marks the event as handled. */
@Injectable()
export class BellService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly push: PushPostService,
    private readonly mails: MailPostService,
    private readonly titles: TitlesQueries,
    private readonly updates: LiveUpdates,
    private readonly clock: Clock,
  ) {}

  async ring(tx: Tx, { accountId, ...news }: News): Promise<void> {
    await this.ringMany(tx, [accountId], news);
  }

  /**
   * Notifies these people, each at most once per source. Actors are not notified of their own actions, and an actor whose account is
   * deleted is not named. Two simultaneous calls for one subject make one notification: the unique index decides.
   */
  async ringMany(
    tx: Tx,
    accountIds: readonly string[],
    { kind, thing, source = newId(), by = null, path, facts = {}, titleOf, isMailed = false }: SharedNews,
  ): Promise<void> {
    const titles = titleOf && (await this.titles.inOthers(tx, titleOf));
    // kinds that cannot be switched off have no preference, and are always shown
    const preference = preferenceOf(kind);
    const devices = await this.push.devicesFor(tx, accountIds, preference);
    const now = this.clock.now();
    const notified = await tx.query<{ id: string; accountId: string }>(
      `insert into notifications (id, account_id, kind, thing, path, facts, in_app, changed_at, mailed_at)
       select heard.id, heard.account_id, $3::text, $4, $5, $6::jsonb, coalesce(p.in_app, true), $7::timestamptz, $8::timestamptz
       from unnest($1::uuid[], $2::uuid[]) as heard (id, account_id)
       left join notification_preferences p on p.account_id = heard.account_id and p.kind = $9
       where heard.account_id is distinct from $10::uuid
         and not exists (select from notification_sources s where s.account_id = heard.account_id and s.kind = $3 and s.source = $11)
         and (coalesce(p.in_app, true) or $12::boolean or heard.account_id = any($13::uuid[]))
       on conflict (account_id, kind, thing) where read_at is null
       do update set path = excluded.path, facts = excluded.facts, changed_at = excluded.changed_at,
         in_app = excluded.in_app, mailed_at = excluded.mailed_at
       returning id, account_id as "accountId"`,
      [
        accountIds.map(() => newId()),
        accountIds,
        kind,
        thing,
        path,
        { ...facts, titles },
        now,
        isMailed ? now : null,
        preference ?? null,
        by,
        source,
        isDigested(kind),
        devices.map(({ accountId }) => accountId),
      ],
    );
    await tx.query(
      `insert into notification_sources (account_id, kind, source, notification_id, actor_id, happened_at)
       select notified.account_id, $3, $4, notified.id, (select n.id from account_names n where n.id = $5), $6
       from unnest($1::uuid[], $2::uuid[]) as notified (id, account_id)`,
      [notified.map(({ id }) => id), notified.map(({ accountId }) => accountId), kind, source, by, now],
    );
    for (const { id, accountId } of notified) {
      await this.updates.publish(tx, [accountId], { topic: 'notification', id });
      const theirs = devices.filter((device) => device.accountId === accountId);
      await this.push.add(tx, theirs, { kind: 'notification', notificationId: id });
    }
  }

  /** Notifies the coach; does nothing before a coach is invited. */
  async ringCoach(tx: Tx, news: Omit<News, 'accountId'>): Promise<void> {
    const accountId = await this.accounts.coachId(tx);
    if (accountId !== undefined) await this.ring(tx, { ...news, accountId });
  }

  /** Marks a person's notifications about a subject as read, because the person has seen the subject. */
  async readThings(
    tx: Tx,
    accountId: string,
    kinds: readonly NotificationKind[],
    things: readonly string[],
  ): Promise<void> {
    const read = await tx.query<Touched>(
      `update notifications set read_at = $4 where account_id = $1 and kind = any($2) and thing = any($3) and read_at is null
       returning id as "notificationId", account_id as "accountId"`,
      [accountId, kinds, things, this.clock.now()],
    );
    await this.tell(tx, read);
  }

  /** Withdraws these sources for every recipient. */
  async takeBack(tx: Tx, kinds: readonly NotificationKind[], sources: readonly string[]): Promise<void> {
    const gone = await tx.query<Touched>(
      `delete from notification_sources where source = any($1) and kind = any($2)
       returning notification_id as "notificationId", account_id as "accountId"`,
      [sources, kinds],
    );
    await this.sweep(tx, gone);
  }

  /**
   * Withdraws notifications and queued emails about subjects that were deleted, hidden, withheld or canceled, for
   * everyone or one person. The sources stay, so that a restored subject is not announced again.
   */
  async gone(
    tx: Tx,
    subject: Subject,
    ids: readonly string[],
    accountId: string | null = null,
  ): Promise<void> {
    await this.mails.drop(tx, mailsAbout(subject), ids, accountId);
    const about = [ids, kindsAbout(subject), accountId];
    const notified = await tx.query<Touched>(
      `delete from notifications where thing = any($1) and kind = any($2) and account_id = coalesce($3::uuid, account_id)
       returning id as "notificationId", account_id as "accountId"`,
      about,
    );
    await this.tell(tx, notified);
    const parts = await tx.query<Touched>(
      `with notified as (
         select account_id, kind, source, notification_id from notification_sources
         where source = any($1) and kind = any($2) and account_id = coalesce($3::uuid, account_id)
           and notification_id is not null for update)
       update notification_sources s set notification_id = null from notified
       where s.account_id = notified.account_id and s.kind = notified.kind and s.source = notified.source
       returning notified.notification_id as "notificationId", notified.account_id as "accountId"`,
      about,
    );
    await this.sweep(tx, parts);
  }

  /** Marks a person's notifications about these subjects as read, because the person has seen them. */
  async seen(tx: Tx, subject: Subject, ids: readonly string[], accountId: string): Promise<void> {
    await this.readThings(tx, accountId, kindsAbout(subject), ids);
  }

  async forget(tx: Tx, thing: string, kinds: readonly NotificationKind[]): Promise<void> {
    const notified = await tx.query<Touched>(
      `delete from notifications where thing = $1 and kind = any($2)
       returning id as "notificationId", account_id as "accountId"`,
      [thing, kinds],
    );
    await this.tell(tx, notified);
  }

  /** Deletes a person's notifications about a group they left, except about their own posts there (product rule 11.1). */
  async forgetGroups(tx: Tx, accountId: string): Promise<void> {
    const gone = await tx.query<Touched & { thing: string }>(
      `with hers as materialized (select id, thing::uuid as thing from notifications where account_id = $1 and kind = any($2)),
         closed as (
           select c.id, c.group_id from grouped_contributions c join hers on hers.thing = c.id where c.post_account_id <> $1
           union all select e.id, e.group_id from event_facts e join hers on hers.thing = e.id where e.group_id is not null)
       delete from notifications n using hers join closed on closed.id = hers.thing where n.id = hers.id
         and not exists (select from grouped_members g where g.account_id = $1 and g.group_id = closed.group_id)
       returning n.id as "notificationId", n.account_id as "accountId", n.thing`,
      [accountId, GROUP_NOTIFICATIONS],
    );
    await this.mails.drop(
      tx,
      COMMUNITY_MAILS,
      gone.map(({ thing }) => thing),
      accountId,
    );
    await this.tell(tx, gone);
  }

  /** Deletes the notifications of a deleted account, and other people's notifications caused by this account. */
  async forgetPerson(tx: Tx, accountId: string): Promise<void> {
    await tx.query('delete from notifications where account_id = $1', [accountId]);
    await tx.query('delete from notification_sources where account_id = $1', [accountId]);
    const gone = await tx.query<Touched>(
      `delete from notification_sources where actor_id = $1
       returning notification_id as "notificationId", account_id as "accountId"`,
      [accountId],
    );
    await this.sweep(tx, gone);
  }

  /** Deletes notifications that have no sources left. */
  private async sweep(tx: Tx, touched: Touched[]): Promise<void> {
    const ids = touched.flatMap(({ notificationId }) => notificationId ?? []);
    if (ids.length === 0) return;
    await tx.query(
      `delete from notifications n where n.id = any($1)
         and not exists (select from notification_sources s where s.notification_id = n.id)`,
      [ids],
    );
    await this.tell(tx, touched);
  }

  private async tell(tx: Tx, changed: Touched[]): Promise<void> {
    for (const { accountId, notificationId } of changed)
      if (notificationId !== null)
        await this.updates.publish(tx, [accountId], { topic: 'notification', id: notificationId });
  }
}
