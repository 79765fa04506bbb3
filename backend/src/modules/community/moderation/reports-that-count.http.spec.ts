import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aComment, aHost, aNeighbour, aPost } from '../../../../test/builders/community.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { becomeGuardian } from '../../../../test/builders/families.js';
import { joinedAWeekAgo, type Person } from '../../../../test/builders/people.js';
import { aWrittenReview } from '../../../../test/builders/reviews.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let settled: Person[];
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  settled = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => joinedAWeekAgo(t, await aNeighbour(t))));
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from rate_limits'));

/** Content by Rosa, with the calls to report it and to decide about it. */
interface Reported {
  id: string;
  reports: string;
  decisions: string;
}
const kinds = {
  post: async (): Promise<Reported> => {
    const { id } = await aPost(rosa);
    return {
      id,
      reports: `/api/community/posts/${id}/report`,
      decisions: `/api/creator/contributions/${id}`,
    };
  },
  comment: async (): Promise<Reported> => {
    const { id } = await aComment(rosa, (await aPost(rosa)).id);
    return {
      id,
      reports: `/api/community/comments/${id}/report`,
      decisions: `/api/creator/contributions/${id}`,
    };
  },
  review: async (): Promise<Reported> => {
    const { id } = await aWrittenReview(t, rosa);
    return { id, reports: `/api/reviews/${id}/report`, decisions: `/api/creator/reviews/${id}` };
  },
} as const;

const report = ({ browser }: Person, { reports }: Pick<Reported, 'reports'>) =>
  browser.post(reports).send({ reason: 'unkind', note: '' });
const reportAll = async (people: readonly Person[], thing: Reported) => {
  for (const person of people) await report(person, thing).expect(204);
};
const decided = async ({ decisions }: Reported) => (await coach.browser.get(decisions).expect(200)).body;
const weights = async (thing: Reported) =>
  (await decided(thing)).reports.map(({ weight }: { weight: string }) => weight).toSorted();
const told = async (kind: string, { id }: Reported) => {
  await t.runJobs();
  return t.database.query('select 1 from notifications where kind = $1 and thing = $2 and account_id = $3', [
    kind,
    id,
    rosa.id,
  ]);
};

describe.each(['post', 'comment', 'review'] as const)('a %s', (kind) => {
  let thing: Reported;
  const hiddenKind = kind === 'review' ? 'review_held' : 'contribution_hidden';
  beforeEach(async () => {
    thing = await kinds[kind]();
  });

  test('is hidden by three members who joined a week ago, and its author is notified', async () => {
    await reportAll(settled.slice(0, 2), thing);
    expect(await decided(thing)).toMatchObject({ state: 'published' });
    await report(settled[2]!, thing).expect(204);
    expect(await decided(thing)).toMatchObject({ state: 'hidden', hiddenReason: null, isKept: false });
    expect(await weights(thing)).toEqual(['counts', 'counts', 'counts']);
    expect(await told(hiddenKind, thing)).toHaveLength(1);
  });

  test('is hidden once by simultaneous reports', async () => {
    await Promise.all(settled.map((person) => report(person, thing)));
    expect(await decided(thing)).toMatchObject({ state: 'hidden' });
    expect(await told(hiddenKind, thing)).toHaveLength(1);
  });

  test('stays despite throw-away accounts, whose reports only reach the coach', async () => {
    await reportAll(await Promise.all([1, 2, 3, 4].map(() => aNeighbour(t))), thing);
    expect(await decided(thing)).toMatchObject({ state: 'published', openReportCount: 4 });
    expect(await weights(thing)).toEqual(['unproven', 'unproven', 'unproven', 'unproven']);
  });

  test('restored by the coach is not hidden by reports again until its author edits it', async () => {
    await reportAll(settled.slice(0, 3), thing);
    await coach.browser.post(`${thing.decisions}/publish`).send({}).expect(200);
    expect(await told(hiddenKind, thing)).toEqual([]);
    const more = await Promise.all([1, 2, 3].map(async () => joinedAWeekAgo(t, await aNeighbour(t))));
    await reportAll(more, thing);
    expect(await decided(thing)).toMatchObject({ state: 'published', isKept: true, openReportCount: 3 });
    const table = { post: 'community_posts', comment: 'community_comments', review: 'reviews' }[kind];
    if (kind === 'review') {
      const [{ productId }] = (await t.database.query(
        'select product_id as "productId" from reviews where id = $1',
        [thing.id],
      )) as [{ productId: string }];
      await rosa.browser.put(`/api/me/reviews/${productId}`).send({ rating: 1, text: 'Worse' }).expect(200);
    } else
      await rosa.browser
        .patch(`/api/community/${kind}s/${thing.id}`)
        .send({ text: 'Worse', ...(kind === 'post' && { tag: null }) })
        .expect(200);
    expect(await t.database.query(`select kept_at from ${table} where id = $1`, [thing.id])).toEqual([
      { kept_at: null },
    ]);
    await report(settled[3]!, thing).expect(204);
    expect(await decided(thing)).toMatchObject({ state: 'hidden' });
  });
});

describe('a report', () => {
  let thing: Reported;
  beforeEach(async () => {
    thing = await kinds.post();
    await reportAll(settled.slice(0, 2), thing);
  });
  const last = async () => (await decided(thing)).reports[0].weight;
  const state = async () => (await decided(thing)).state;

  test('by a new member counts once they own something, but free products do not help', async () => {
    const product = await aProduct(t, {});
    const claiming = await aNeighbour(t);
    await enroll(t, claiming.id, [product.id], { source: 'free', sourceId: null });
    await report(claiming, thing).expect(204);
    expect([await last(), await state()]).toEqual(['unproven', 'published']);
    const owner = await aNeighbour(t);
    await enroll(t, owner.id, [product.id]);
    await report(owner, thing).expect(204);
    expect([await last(), await state()]).toEqual(['counts', 'hidden']);
  });

  test('by someone whose address is not confirmed does not count', async () => {
    const unconfirmed = await joinedAWeekAgo(t, await aNeighbour(t));
    await t.database.query('update accounts set email_verified_at = null where id = $1', [unconfirmed.id]);
    await report(unconfirmed, thing).expect(204);
    expect([await last(), await state()]).toEqual(['unproven', 'published']);
  });

  test('by a member who joined a day too late does not count', async () => {
    const member = await joinedAWeekAgo(t, await aNeighbour(t));
    await t.database.query(
      `update accounts set created_at = created_at + interval '1 second' where id = $1`,
      [member.id],
    );
    await report(member, thing).expect(204);
    expect(await last()).toBe('unproven');
  });

  test('by a guardian and two daughters counts once, even at once', async () => {
    thing = await kinds.post();
    await report(settled[0]!, thing).expect(204);
    const mother = await joinedAWeekAgo(t, await aNeighbour(t));
    const daughters = await Promise.all(
      [1, 2].map(async () => joinedAWeekAgo(t, await aNeighbour(t, { band: 'teen' }))),
    );
    for (const daughter of daughters) {
      await t.database.query('delete from guardian_links where ward_id = $1', [daughter.id]);
      await becomeGuardian(t, mother, daughter);
    }
    await Promise.all([mother, ...daughters].map((person) => report(person, thing).expect(204)));
    expect(await state()).toBe('published');
    expect(await weights(thing)).toEqual(['counts', 'counts', 'same_family', 'same_family']);
    await report(settled[1]!, thing).expect(204);
    expect(await state()).toBe('hidden');
  });

  test('never hides what the coach wrote', async () => {
    const { id } = await aPost(coach, { text: 'Our week' });
    const hers = {
      id,
      reports: `/api/community/posts/${id}/report`,
      decisions: `/api/creator/contributions/${id}`,
    };
    await reportAll(settled, hers);
    expect(await decided(hers)).toMatchObject({ state: 'published', openReportCount: settled.length });
  });

  test('leaves no notification about a hidden post that its author has deleted', async () => {
    await report(settled[2]!, thing).expect(204);
    expect(await told('contribution_hidden', thing)).toHaveLength(1);
    await rosa.browser.delete(`/api/community/posts/${thing.id}`).expect(204);
    expect(await told('contribution_hidden', thing)).toEqual([]);
  });
});
