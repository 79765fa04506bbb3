import { startTestApp, type TestApp } from '../../../../test/app.js';
import {
  aCircle,
  acceptGuidelines,
  aComment,
  aHost,
  aNeighbour,
  aPost,
} from '../../../../test/builders/community.js';
import { aDaughter, agree } from '../../../../test/builders/families.js';
import { aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from rate_limits'));

const to = ({ id }: Person) => `@[${id}]`;
const offered = async ({ browser }: Person, query: object): Promise<string[]> =>
  (
    (await browser.get('/api/community/mentionable').query(query).expect(200)).body.items as {
      name: string;
    }[]
  ).map(({ name }) => name);
/** Subjects of the emails about mentions. */
async function told({ email }: Person): Promise<string[]> {
  await t.runJobs();
  return (await mailsTo(t, email))
    .map(({ subject }) => subject)
    .filter((subject) => /mentioned/.test(subject));
}
const refused = ({ browser }: Person, text: string, groupId: string | null = null) =>
  browser.post('/api/community/posts').send({ text, tag: null, groupId, images: [] }).expect(422);

describe('the people a writer can mention', () => {
  test('include every adult by name, but not the writer, minors, people without an age, or blocked ones', async () => {
    const writer = await aNeighbour(t, { name: 'Wilma Yew' });
    await aMember(t, { name: 'Rosa Yew' });
    await aDaughter(t, await aMember(t), { name: 'Lena Yew' });
    await aMember(t, { name: 'Noa Yew', band: null });
    const blocked = await aMember(t, { name: 'Bea Yew' });
    await t.database.query('update accounts set blocked_at = $2 where id = $1', [blocked.id, t.clock.now()]);
    expect(await offered(writer, { q: 'yew' })).toEqual(['Rosa Yew']);
    await t.browser().get('/api/community/mentionable').expect(401);
  });

  test('within a circle are its members and the coach; minors appear under their shortened name', async () => {
    const writer = await aNeighbour(t);
    const outside = await aNeighbour(t, { name: 'Olga Ash' });
    const lena = await aDaughter(t, await aMember(t), { name: 'Lena Ash', agreed: ['account', 'community'] });
    const rosa = await aMember(t, { name: 'Rosa Ash' });
    const circle = await aCircle(t, [writer, lena, rosa]);
    expect(await offered(writer, { q: 'a', groupId: circle })).toEqual(
      expect.arrayContaining(['Lena A.', 'Rosa Ash']),
    );
    expect(await offered(writer, { q: 'ash', groupId: circle })).toEqual(['Rosa Ash']);
    await outside.browser.get('/api/community/mentionable').query({ groupId: circle }).expect(404);
    await refused(writer, `Dear ${to(outside)}`, circle);
    await refused(writer, `Dear ${to(lena)}`);
    await refused(writer, `Dear @[${newId()}]`);
    await refused(writer, Array.from({ length: 11 }, () => `@[${newId()}]`).join(' '));
    await aPost(writer, { text: `Dear ${to(lena)} and ${to(rosa)}`, groupId: circle });
  });
});

describe('a mention', () => {
  test('shows the name that each reader may see, and links to a page where there is one', async () => {
    const writer = await aNeighbour(t);
    const mate = await aNeighbour(t);
    const mother = await aMember(t);
    const lena = await aDaughter(t, mother, { name: 'Lena Oak', agreed: ['account', 'community'] });
    const circle = await aCircle(t, [writer, mate, lena, mother]);
    const { id } = await aPost(writer, { text: `Dear ${to(lena)}`, groupId: circle });
    const seenBy = async ({ browser }: Person) =>
      ((await browser.get(`/api/community/posts/${id}`).expect(200)).body as { mentions: object[] }).mentions;
    const mention = { accountId: lena.id, hasPage: true };
    expect(await seenBy(mate)).toEqual([{ ...mention, name: 'Lena O.' }]);
    expect(await seenBy(mother)).toEqual([{ ...mention, name: 'Lena Oak' }]);
    await t.database.query('delete from group_members where account_id = $1', [lena.id]);
    expect(await seenBy(mate)).toEqual([{ ...mention, name: 'Lena O.', hasPage: false }]);
    const { body } = await mate.browser.get('/api/community/search').query({ q: 'dear' }).expect(200);
    expect((body as { results: { title: string }[] }).results[0]!.title).toBe('Dear @Lena O.');
  });

  test('notifies the mentioned person once, however often the text is edited, and never its author', async () => {
    const writer = await aNeighbour(t, { name: 'Wilma Fir' });
    const rosa = await aMember(t);
    const mia = await aMember(t);
    const { id } = await aPost(writer, { text: `Dear ${to(rosa)}` });
    const edit = (text: string) =>
      writer.browser.patch(`/api/community/posts/${id}`).send({ text, tag: null }).expect(200);
    await edit(`Dear ${to(rosa)} and ${to(mia)}`);
    await edit('Dear all');
    await edit(`Dear ${to(rosa)}`);
    expect(await told(rosa)).toEqual(['Wilma Fir mentioned you']);
    expect(await told(mia)).toEqual(['Wilma Fir mentioned you']);
    expect(await told(writer)).toEqual([]);
    const body = (await mia.browser.get(`/api/community/posts/${id}/versions`).expect(200)).body.items;
    expect((body as { text: string }[]).map(({ text }) => text)).toContain('Dear @Rosa Lind and @Rosa Lind');
  });

  test('in a comment notifies too, except people who turned these emails off', async () => {
    const writer = await aNeighbour(t, { name: 'Wilma Elm' });
    const rosa = await aMember(t);
    const quiet = await aMember(t);
    await quiet.browser
      .put('/api/me/notification-preferences')
      .send({ preferences: [{ kind: 'mentioned', isEmailOn: false }] })
      .expect(200);
    const { id } = await aPost(writer);
    const comment = await aComment(writer, id, `${to(rosa)} and ${to(quiet)}`);
    expect(await told(rosa)).toEqual(['Wilma Elm mentioned you']);
    expect(await told(quiet)).toEqual([]);
    const { body } = await rosa.browser.get(`/api/community/posts/${id}/comments`).expect(200);
    const { items } = body as { items: { mentions: { name: string }[] }[] };
    expect(items[0]!.mentions.map(({ name }) => name)).toEqual(['Rosa Lind', 'Rosa Lind']);
    expect((await mailsTo(t, rosa.email))[0]!.text).toContain(`/community/posts/${id}#comment-${comment.id}`);
  });

  test('by a minor notifies once the coach approves the text, people who can see it then', async () => {
    const host = await aHost(t);
    const rosa = await aMember(t);
    const gone = await aMember(t);
    const mother = await aMember(t);
    const lena = await aDaughter(t, mother, { name: 'Lena Yarrow' });
    await agree(t, mother, lena, 'community');
    await acceptGuidelines(lena);
    const circle = await aCircle(t, [lena, rosa, gone]);
    const { id, state } = await aPost(lena, {
      text: `Dear ${to(rosa)} and ${to(gone)}`,
      groupId: circle,
    });
    expect(state).toBe('waiting');
    expect(await told(rosa)).toEqual([]);
    await t.database.query('delete from group_members where account_id = $1', [gone.id]);
    await host.browser.post(`/api/creator/contributions/${id}/publish`).expect(200);
    expect(await told(rosa)).toEqual(['Lena Y. mentioned you']);
    expect(await told(gone)).toEqual([]);
  });
});
