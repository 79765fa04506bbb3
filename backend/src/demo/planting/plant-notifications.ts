import type { NotificationKind } from '../../modules/notifications/index.js';
import { hours, later } from '../../kernel/clock.js';
import { demoEvents, demoId, demoNotifications, demoPeople, demoProducts } from '../content/index.js';
import type { About } from '../content/notifications.js';
import type { Planting } from './planting.js';

const idOf = (key: string): string => demoPeople.find((person) => person.key === key)!.id;

/** What leads to the coach's own page of a post. */
const FOR_CONSOLE: readonly NotificationKind[] = ['contribution-reported', 'question-unanswered'];

/** What the demo's people were told lately; no mail tells of it once more. */
export async function plantNotifications({ tx, now }: Planting): Promise<void> {
  for (const [
    index,
    { memberKey, kind, about, by, hoursAgo, isRead, facts },
  ] of demoNotifications.entries()) {
    const id = demoId(`notification/${index}`);
    const accountId = idOf(memberKey);
    const at = later(now, -hours(hoursAgo));
    const place = placeOf(about, FOR_CONSOLE.includes(kind));
    await tx.query(
      `insert into notifications (id, account_id, kind, thing, path, facts, in_app, changed_at, read_at, mailed_at)
       values ($1, $2, $3, $4, $5, $6, true, $7, $8, $7)`,
      [id, accountId, kind, place.thing, place.path, { ...place.facts, ...facts }, at, isRead ? now : null],
    );
    const actors = by.length > 0 ? by.map(idOf) : [null];
    for (const [nth, actorId] of actors.entries())
      await tx.query(
        `insert into notification_sources (account_id, kind, source, notification_id, actor_id, happened_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [accountId, kind, `demo:${index}:${nth}`, id, actorId, later(at, nth)],
      );
  }
}

function placeOf(about: About | null, isForConsole: boolean) {
  if (about === null) return { thing: 'level', path: '/my-sanctum/growth', facts: {} };
  if ('post' in about) {
    const id = demoId(`community-post/${about.post}`);
    return {
      thing: id,
      path: isForConsole ? `/creator/community/${id}/show` : `/community/posts/${id}`,
      facts: {},
    };
  }
  if ('sale' in about) {
    const { memberKey, productKey } = about.sale;
    const id = demoId(`order/${idOf(memberKey)}/${productKey}`);
    const { title } = demoProducts.find(({ key }) => key === productKey)!;
    return { thing: id, path: `/creator/orders/${id}/show`, facts: { title } };
  }
  const id = demoId(`event/${about.event}/0`);
  const event = demoEvents.find(({ key }) => key === about.event)!;
  return { thing: id, path: `/community/events/${id}`, facts: { title: event.title } };
}
