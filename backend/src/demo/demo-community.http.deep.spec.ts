import { startTestApp, type TestApp } from '../../test/app.js';
import { type Demo, idOfMember, theDemo } from '../../test/builders/demo.js';
import { aPicture, anUpload } from '../../test/builders/uploads.js';
import { wallTimeOf } from '../modules/community-events/index.js';
import { Storage } from '../platform/storage/index.js';
import {
  demoAnnouncements,
  demoAnswers,
  demoBlockedKey,
  type DemoComment,
  demoEvents,
  demoId,
  demoNotes,
  demoPeople,
  demoPosts,
  type DemoPost,
  spanishEvents,
  demoProducts,
} from './content/index.js';
import { firstVideoOf, lessonOf } from './content/lesson-of.js';
import { mediaByKey, mediaId } from './planting/media-by-key.js';

// Creates everything of this kind in the demo again by published calls, as its owner would, and compares the rows of
// both, except ids and moments: so the demo contains nothing that only the demo could create.

let t: TestApp;
let demo: Demo;
beforeAll(async () => {
  t = await startTestApp();
  demo = await theDemo(t);
  // everything she wrote is older than her block, and than being asked for her age
  await demo.post('coach', `/api/students/${idOfMember(demoBlockedKey)}/unblock`, {
    reason: 'She comes back.',
  });
  const { birthday } = demoPeople.find(({ key }) => key === demoBlockedKey)!;
  await demo.post(demoBlockedKey, '/api/me/set-birth-date', { birthDate: birthday, country: 'US' });
});
// the demo's people took months to write what they write here in a minute
beforeEach(() => t.database.query('delete from rate_limits'));
afterAll(() => t.close());

test('every review can be written by an owner, with the coach’s answer', async () => {
  const about = (productId: string, memberKey: string) =>
    demo.stored(
      'reviews r where product_id = $2 and account_id = $3',
      ['edited_at'],
      productId,
      idOfMember(memberKey),
    );
  const reviews = demoProducts.flatMap(({ id, reviews: all }) => all.map((review) => ({ ...review, id })));
  expect(reviews.length).toBeGreaterThan(0);
  for (const { id, memberKey, rating, text, answer, canBeQuoted } of reviews) {
    const planted = await about(id, memberKey);
    await (await demo.as(memberKey)).delete(`/api/me/reviews/${id}`).expect(204);
    await demo.put(memberKey, `/api/me/reviews/${id}`, { rating, text, canBeQuoted });
    const [made] = await t.database.query<{ id: string }>(
      'select id from reviews where product_id = $1 and account_id = $2',
      [id, idOfMember(memberKey)],
    );
    if (answer) await demo.put('coach', `/api/creator/reviews/${made!.id}/answer`, { answer });
    expect(await about(id, memberKey)).toEqual(planted);
  }
});

test('every announcement can be made by the coach and seen by members', async () => {
  const about = async (id: string) => [
    await demo.stored('community_announcements r where id = $2', [], id),
    await demo.stored(
      'community_seen_announcements r where announcement_id = $2 order by account_id',
      ['announcement_id', 'seen_at'],
      id,
    ),
  ];
  for (const { key, priority, title, text, spanish, seenBy } of demoAnnouncements) {
    const { id } = await demo.post<{ id: string }>('coach', '/api/creator/announcements', {
      priority,
      title,
      text,
      ...(spanish && { translations: { es: spanish } }),
    });
    for (const memberKey of seenBy)
      await demo.post(memberKey, '/api/community/announcements/mark-seen', { ids: [id] });
    expect(await about(id)).toEqual(await about(demoId(`announcement/${key}`)));
  }
});

test('every event can be planned by the coach and joined by members', async () => {
  const about = async (ids: string[]) => [
    await demo.stored(
      'community_events r where id = any($2) order by starts_at',
      ['series_id', 'changed_at'],
      ids,
    ),
    await demo.stored(
      'community_event_rsvps r where event_id = any($2) order by account_id',
      ['event_id', 'coming_since', 'changed_at'],
      ids,
    ),
  ];
  for (const event of demoEvents) {
    const planted = Array.from({ length: event.repeats?.times ?? 1 }, (_, n) =>
      demoId(`event/${event.key}/${n}`),
    );
    const [first] = await t.database.query<{ at: Date; zone: string }>(
      'select starts_at as at, time_zone as zone from community_events where id = $1',
      [planted[0]],
    );
    const { title, description, minutes, place, meetingUrl, capacity, groupKey, repeats } = event;
    await demo.post('coach', '/api/creator/events', {
      title,
      description,
      localStart: wallTimeOf(first!.at, first!.zone).slice(0, 16),
      durationSeconds: minutes * 60,
      timeZone: first!.zone,
      place,
      meetingUrl,
      capacity,
      groupId: groupKey === undefined ? null : demoId(`group/${groupKey}`),
      repeats: repeats ? { ...repeats, until: null } : null,
      translations: { es: spanishEvents[event.key] },
    });
    const made = await t.database.query<{ id: string }>(
      'select id from community_events where title = $1 and id <> all($2) order by starts_at',
      [title, planted],
    );
    for (const memberKey of [...event.coming, ...event.waiting])
      await demo.post(memberKey, `/api/community/events/${made[0]!.id}/rsvp`, {});
    expect(await about(made.map(({ id }) => id))).toEqual(await about(planted));
  }
});

const withIds = (text: string): string =>
  text.replaceAll(/@\{([\w-]+)\}/g, (_, key: string) => `@[${idOfMember(key)}]`);

/** Uploads a file of the demo again, as the author of the post. */
async function sendAgain(memberKey: string, key: string): Promise<string> {
  const { mimeType } = mediaByKey(key);
  const asset = await t.database.one<{ key: string }>(
    'select object_key as key from media_assets where id = $1',
    [mediaId(key)],
  );
  const { body } = await t.app.get(Storage, { strict: false }).read(asset!.key);
  const bytes = Buffer.concat(await body.toArray());
  const fileName = key.split('/')[1]!;
  return anUpload(await demo.as(memberKey), { bytes, purpose: 'post_file', mimeType, fileName });
}

async function write(of: DemoPost): Promise<string> {
  const { memberKey, groupKey, tag = null, text, images = [], files = [], askedFrom } = of;
  const words = { text: withIds(text), tag };
  if (of.kind === 'question') {
    const lesson = askedFrom ? lessonOf({ ...askedFrom, memberKey }).lesson : undefined;
    const from = lesson && {
      lessonId: lesson.id,
      videoId: firstVideoOf(lesson).id,
      atSeconds: askedFrom!.atSeconds,
    };
    return (
      await demo.post<{ id: string }>(memberKey, '/api/community/questions', {
        ...words,
        lesson: from ?? null,
      })
    ).id;
  }
  const pictures: object[] = [];
  for (const { alt } of images) {
    const bytes = await aPicture();
    pictures.push({ storageUrl: await anUpload(await demo.as(memberKey), { bytes, purpose: 'post' }), alt });
  }
  const sent: string[] = [];
  for (const key of files) sent.push(await sendAgain(memberKey, key));
  const { id } = await demo.post<{ id: string }>(memberKey, '/api/community/posts', {
    ...words,
    groupId: groupKey === undefined ? null : demoId(`group/${groupKey}`),
    images: pictures,
    files: sent,
  });
  return id;
}

async function comment(postId: string, of: DemoComment, parentId: string | null = null): Promise<void> {
  const said = { text: withIds(of.text), parentId };
  const { id } = await demo.post<{ id: string }>(
    of.memberKey,
    `/api/community/posts/${postId}/comments`,
    said,
  );
  if (of.isAccepted) await demo.post('coach', `/api/community/comments/${id}/accept`, {});
  for (const memberKey of of.helped ?? [])
    await demo.post(memberKey, `/api/community/comments/${id}/mark-helpful`, {});
  for (const reply of of.replies ?? []) await comment(postId, reply, id);
}

test('every post and question can be written by its author, and answered by others', async () => {
  const mine = ['post_id', 'asset_id', 'parent_id', 'comment_id', 'shown_at', 'edited_at', 'pinned_at'];
  const about = async (id: string) => ({
    post: await demo.stored('community_posts r where id = $2', mine, id),
    pinned: await demo.stored(
      '(select pinned_at is not null as is from community_posts where id = $2) r',
      [],
      id,
    ),
    comments: await demo.stored('community_comments r where post_id = $2 order by text', mine, id),
    images: await demo.stored('community_post_images r where post_id = $2 order by position', mine, id),
    files: await demo.stored('community_post_files r where post_id = $2 order by position', mine, id),
    saved: await demo.stored(
      'community_saved_posts r where post_id = $2 order by account_id',
      [...mine, 'saved_at'],
      id,
    ),
    reactions: await demo.stored(
      'community_reactions r where post_id = $2 order by emoji, account_id',
      [...mine, 'reacted_at'],
      id,
    ),
    accepted: await demo.stored(
      `(select c.text from community_accepted_answers a join community_comments c on c.id = a.comment_id where a.post_id = $2) r`,
      [],
      id,
    ),
    helpful: await demo.stored(
      `(select c.text, h.account_id from community_helpful h join community_comments c on c.id = h.comment_id
        where c.post_id = $2 order by 1, 2) r`,
      [],
      id,
    ),
    reports: await demo.stored('community_reports r where post_id = $2', mine, id),
  });
  for (const of of demoPosts) {
    await t.database.query('delete from rate_limits');
    const id = await write(of);
    if (of.isPinned) await demo.post('coach', `/api/creator/contributions/${id}/pin`, {});
    for (const one of of.comments ?? []) await comment(id, one);
    for (const [emoji, memberKeys] of Object.entries(of.reactions ?? {}))
      for (const memberKey of memberKeys)
        await demo.post(memberKey, `/api/community/posts/${id}/react`, { emoji, isOn: true });
    for (const memberKey of of.savedBy ?? [])
      await demo.post(memberKey, `/api/community/posts/${id}/save`, {});
    if (of.report)
      await demo.post(of.report.memberKey, `/api/community/posts/${id}/report`, {
        reason: 'advertising',
        note: of.report.note,
      });
    expect(await about(id)).toEqual(await about(demoId(`community-post/${of.key}`)));
  }
});

test('every journal and lesson note can be written and shared by its owner, and answered', async () => {
  const journals = demoAnswers.flatMap((answer) => ('text' in answer ? [answer] : []));
  expect(journals.length).toBeGreaterThan(0);
  for (const answer of journals) {
    const { accountId, lesson } = lessonOf(answer);
    const { id } = lesson.pages
      .flatMap(({ widgets }) => widgets)
      .find(({ type, settings }) => type === 'question' && settings.kind === 'journal')!;
    const about = async () => [
      await demo.stored(
        'journal_answers r where account_id = $2 and widget_id = $3',
        ['saved_at'],
        accountId,
        id,
      ),
      await demo.stored(
        'journal_shares r where account_id = $2 and widget_id = $3',
        ['shared_at', 'replied_at'],
        accountId,
        id,
      ),
    ];
    const planted = await about();
    await t.database.query('delete from journal_answers where account_id = $1 and widget_id = $2', [
      accountId,
      id,
    ]);
    await t.database.query('delete from journal_shares where account_id = $1 and widget_id = $2', [
      accountId,
      id,
    ]);
    await demo.put(answer.memberKey, `/api/me/widgets/${id}/journal`, { text: answer.text });
    if (answer.shared) await demo.post(answer.memberKey, `/api/me/widgets/${id}/journal/share`, {});
    const share = await t.database.one<{ id: string }>(
      'select id from journal_shares where account_id = $1 and widget_id = $2',
      [accountId, id],
    );
    if (answer.shared?.reply)
      await demo.put('coach', `/api/creator/shared-journals/${share!.id}`, {
        reply: answer.shared.reply.text,
      });
    expect(await about()).toEqual(planted);
  }
  for (const note of demoNotes) {
    const { accountId, lesson } = lessonOf(note);
    const { id } = await demo.post<{ id: string }>(note.memberKey, `/api/me/lessons/${lesson.id}/notes`, {
      text: note.text,
      ...(note.atSeconds !== undefined && { videoId: firstVideoOf(lesson).id, atSeconds: note.atSeconds }),
    });
    const about = (noteId: string) => demo.stored('lesson_notes r where id = $2', ['updated_at'], noteId);
    expect(await about(id)).toEqual(await about(demoId(`note/${accountId}/${lesson.id}`)));
  }
});
