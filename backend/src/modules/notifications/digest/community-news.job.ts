import { Injectable } from '@nestjs/common';
import { Clock, minutes } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { lastDue, type DigestRhythm } from '../preferences/digest-period.js';
import { MailPostService } from '../mail-post.service.js';
import { isCoachNews, type PreferenceKind } from '../kinds/preference-kinds.js';
import { COMMUNITY_NOTIFICATIONS } from '../kinds/notification-kinds.js';
import { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import { sameThing } from '../same-thing.js';

/** Max notifications per person and email; the rest come with the next one. */
const MOST = 30;

interface Reader {
  accountId: string;
  timeZone: string;
  digest: DigestRhythm;
}

/**
 * Writes one email to each member with unread community news: at the end of each quarter of an hour, or on the chosen mornings. The
 * key of emails allows one email per person and period, whichever servers write it, and its notifications are marked in the same
 * transaction.
 */
@Injectable()
export class CommunityNewsJob {
  constructor(
    private readonly database: Database,
    private readonly preferences: NotificationPreferencesService,
    private readonly post: MailPostService,
    private readonly clock: Clock,
  ) {}

  @Every(minutes(5), 'notifications.community-news')
  async run(): Promise<void> {
    const readers = await this.database.query<Reader & Record<string, unknown>>(
      `select m.id as "accountId", m.time_zone as "timeZone", coalesce(s.digest, 'at_once') as digest
       from (select distinct account_id from notifications
             where mailed_at is null and read_at is null and kind in (${KINDS})) n
       join members m on m.id = n.account_id left join notification_settings s on s.account_id = m.id`,
    );
    for (const reader of readers) await this.write(reader);
  }

  private async write({ accountId, timeZone, digest }: Reader): Promise<void> {
    const due = lastDue(digest, this.clock.now(), timeZone);
    const wanted = await this.preferences.byMail(accountId, COMMUNITY_NOTIFICATIONS);
    const kinds = digest === 'at_once' ? wanted.filter(isMailedAtOnce) : wanted;
    if (kinds.length === 0) return;
    await this.database.transaction(async (tx) => {
      const ids = await this.take(tx, accountId, kinds, due);
      if (ids.length === 0) return;
      const thing = sameThing(accountId, periodId(due));
      const isNew = await this.post.addOnce(tx, {
        kind: 'community_news',
        thing,
        accountId,
        details: { ids },
      });
      if (isNew)
        await tx.query('update notifications set mailed_at = $2 where id = any($1)', [ids, this.clock.now()]);
    });
  }

  private async take(tx: Tx, accountId: string, kinds: readonly string[], due: Date): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from notifications
       where account_id = $1 and mailed_at is null and read_at is null and kind in (${KINDS})
         and kind = any($2) and changed_at < $3
       order by changed_at limit ${MOST} for update skip locked`,
      [accountId, kinds, due],
    );
    return rows.map(({ id }) => id);
  }
}

/** Kinds in the order of the index. */
const KINDS = COMMUNITY_NOTIFICATIONS.map((kind) => `'${kind}'`).join(', ');

/**
 * Returns whether a kind is in the email sent right away: mentions have their own email then, and the coach's news
 * comes only in a digest.
 */
const isMailedAtOnce = (kind: PreferenceKind): boolean => kind !== 'mentioned' && !isCoachNews(kind);

/** Makes an id from a moment. */
const periodId = (due: Date): string =>
  `00000000-0000-0000-0000-${due.getTime().toString(16).padStart(12, '0')}`;
