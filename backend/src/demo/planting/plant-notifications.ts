import { contributionPath, sameThing } from '../../modules/notifications/index.js';
import { hours, later } from '../../kernel/clock.js';
import { demoId, demoNotifications, demoPeople, demoProducts } from '../content/index.js';
import type { About } from '../content/notifications.js';
import type { Planting } from './planting.js';

const idOf = (key: string): string => demoPeople.find((person) => person.key === key)!.id;

/** Plants the recent notifications of the demo's people; none of them is sent by email. */
export async function plantNotifications(planting: Planting): Promise<void> {
  const { tx, now } = planting;
  for (const [index, { memberKey, kind, about, by, hoursAgo, isRead }] of demoNotifications.entries()) {
    const id = demoId(`notification/${index}`);
    const accountId = idOf(memberKey);
    const at = later(now, -hours(hoursAgo));
    const { thing, path, facts = {}, sources } = await toldOf(planting, kind, about, accountId, by.map(idOf));
    await tx.query(
      `insert into notifications (id, account_id, kind, thing, path, facts, in_app, changed_at, read_at, mailed_at)
       values ($1, $2, $3, $4, $5, $6, true, $7, $8, $7)`,
      [id, accountId, kind, thing, path, facts, at, isRead ? now : null],
    );
    for (const [nth, { source, actorId }] of sources.entries())
      await tx.query(
        `insert into notification_sources (account_id, kind, source, notification_id, actor_id, happened_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [accountId, kind, source, id, actorId, later(at, nth)],
      );
  }
}

interface Told {
  thing: string;
  path: string;
  facts?: object;
  sources: { source: string; actorId: string | null }[];
}

/** Builds thing, path and sources as the listeners do, so that undoing the action later removes its notification. */
function toldOf(
  planting: Planting,
  kind: string,
  about: About,
  accountId: string,
  actorIds: string[],
): Told | Promise<Told> {
  if ('level' in about) {
    const { level } = about;
    const sources = [{ source: `level:${level}`, actorId: null }];
    return { thing: 'level', path: '/my-sanctum/growth', facts: { level }, sources };
  }
  if ('sale' in about) {
    const buyerId = idOf(about.sale.memberKey);
    const { title } = demoProducts.find(({ key }) => key === about.sale.productKey)!;
    const id = demoId(`order/${buyerId}/${about.sale.productKey}`);
    const sources = [{ source: id, actorId: buyerId }];
    return { thing: id, path: `/creator/orders/${id}/show`, facts: { title }, sources };
  }
  if ('event' in about) return placeGiven(planting, demoId(`event/${about.event}/0`), accountId);
  const id = demoId(`community-post/${about.post}`);
  if (kind === 'post_reacted')
    return {
      thing: id,
      path: contributionPath(id),
      sources: actorIds.map((actorId) => ({ source: sameThing(id, actorId), actorId })),
    };
  if (kind === 'post_commented') return commented(planting, id, actorIds);
  return forConsole(planting, id, actorIds[0]!, kind === 'contribution_reported');
}

async function placeGiven({ tx }: Planting, eventId: string, accountId: string): Promise<Told> {
  const event = await tx.one<{ title: string; startsAt: Date; rsvpId: string }>(
    `select e.title, e.starts_at as "startsAt", r.id as "rsvpId" from community_events e
     join community_event_rsvps r on r.event_id = e.id and r.account_id = $2 where e.id = $1`,
    [eventId, accountId],
  );
  const { title, startsAt, rsvpId } = event!;
  const facts = { title, titles: {}, startsAt: startsAt.toISOString() };
  const sources = [{ source: rsvpId, actorId: null }];
  return { thing: eventId, path: `/community/events/${eventId}`, facts, sources };
}

async function commented({ tx }: Planting, postId: string, actorIds: string[]): Promise<Told> {
  const sources = await tx.query<Told['sources'][number]>(
    `select distinct on (place) id as source, account_id as "actorId"
     from unnest($2::uuid[]) with ordinality by (actor_id, place) join community_comments c on c.account_id = by.actor_id
     where post_id = $1 order by place, created_at desc`,
    [postId, actorIds],
  );
  return { thing: postId, path: contributionPath(postId, sources.at(-1)!.source), sources };
}

/** Builds a notification that leads to the coach's own page of a post. */
async function forConsole(
  { tx }: Planting,
  postId: string,
  actorId: string,
  isReport: boolean,
): Promise<Told> {
  const [report] = isReport
    ? await tx.query<{ id: string }>('select id from community_reports where post_id = $1', [postId])
    : [{ id: postId }];
  const sources = [{ source: report!.id, actorId }];
  return { thing: postId, path: `/creator/community/${postId}/show`, sources };
}
