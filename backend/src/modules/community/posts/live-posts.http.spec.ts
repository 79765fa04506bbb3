import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCircle, aComment, aHost, aNeighbour, aPost } from '../../../../test/builders/community.js';
import { listen } from '../../../../test/builders/live-updates.js';
import type { Person } from '../../../../test/builders/people.js';

let t: TestApp;
let other: TestApp;
let coach: Person;
let rosa: Person;
let mia: Person;
beforeAll(async () => {
  t = await startTestApp();
  other = await t.another();
  coach = await aHost(t);
  rosa = await aNeighbour(t);
  mia = await aNeighbour(t);
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const changed = (id: string) => ({ type: 'changed', data: { topic: 'post', id } });

async function reading(person: Person) {
  const stream = await listen(other.url, person);
  expect(await stream.next()).toEqual({ type: 'ready', data: { coversMs: 0 } });
  return stream;
}

test('every member, on any server, learns that a post appeared, changed, got a comment or was deleted, but not its content', async () => {
  const stream = await reading(mia);
  const { id } = await aPost(rosa, { text: 'Nobody reads this in a stream' });
  expect(await stream.next()).toEqual(changed(id));
  const post = `/api/community/posts/${id}`;
  for (const action of [
    () => rosa.browser.patch(post).send({ text: 'Better words', tag: null }).expect(200),
    () => rosa.browser.post(`${post}/react`).send({ emoji: '🌱', isOn: true }).expect(200),
    () => rosa.browser.post(`${post}/react`).send({ emoji: '🌱', isOn: false }).expect(200),
    () => aComment(rosa, id),
    () => coach.browser.post(`/api/creator/contributions/${id}/pin`).expect(200),
    () => rosa.browser.delete(post).expect(204),
  ]) {
    await action();
    expect(await stream.next()).toEqual(changed(id));
  }
  await stream.close();
});

test('only a circle’s members and the coach learn of its posts', async () => {
  const ida = await aNeighbour(t);
  const circle = await aCircle(t, [rosa, mia]);
  const streams = await Promise.all([mia, coach, ida].map(reading));
  const { id } = await aPost(rosa, { groupId: circle });
  const forAll = await aPost(rosa);
  const [inside, coachs, outside] = await Promise.all(streams.map((stream) => stream.next()));
  expect([inside, coachs]).toEqual([changed(id), changed(id)]);
  expect(outside).toEqual(changed(forAll.id));
  await Promise.all(streams.map((stream) => stream.close()));
});

test('nobody learns of a minor’s post before the coach approves it', async () => {
  const daughter = await aNeighbour(t, { band: 'teen' });
  const stream = await reading(mia);
  const waiting = await aPost(daughter);
  const { id } = await aPost(rosa);
  expect(await stream.next()).toEqual(changed(id));
  await coach.browser.post(`/api/creator/contributions/${waiting.id}/publish`).expect(200);
  expect(await stream.next()).toEqual(changed(waiting.id));
  await stream.close();
});

test('repeating a reaction changes nothing and notifies nobody', async () => {
  const stream = await reading(mia);
  const { id } = await aPost(rosa);
  const react = () =>
    rosa.browser.post(`/api/community/posts/${id}/react`).send({ emoji: '💚', isOn: true }).expect(200);
  await react();
  // the post and the first reaction
  expect([await stream.next(), await stream.next()]).toEqual([changed(id), changed(id)]);
  await react();
  const next = await aPost(rosa);
  expect(await stream.next()).toEqual(changed(next.id));
  await stream.close();
});
