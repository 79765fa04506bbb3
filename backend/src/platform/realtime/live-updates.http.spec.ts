import { setTimeout as pause } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { listen } from '../../../test/builders/live-updates.js';
import { openConversation, write } from '../../../test/builders/messages.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { Metrics } from '../metrics/metrics.js';

describe('live updates', () => {
  let t: TestApp;
  let other: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    other = await t.another();
    coach = await aCreator(t);
    rosa = await aMember(t);
  });
  afterAll(() => t.close());

  test('notify the people concerned, on any server, that a conversation has changed, without its content', async () => {
    const { id } = await openConversation(rosa);
    const stream = await listen(other.url, coach);
    expect(stream).toMatchObject({ status: 200, type: 'text/event-stream' });
    expect(await stream.next()).toEqual({ type: 'ready', data: { coversMs: 0 } });
    await write(rosa, { id }, 'Are you there?');
    expect(await stream.next()).toEqual({ type: 'changed', data: { topic: 'conversation', id } });
    await stream.close();
  });

  test('begin with what changed since the page loaded its data, as far as the server was listening', async () => {
    const began = await listen(t.url, coach);
    await began.next();
    const { id } = await openConversation(rosa);
    await write(rosa, { id }, 'Just before you came');
    const change = { type: 'changed', data: { topic: 'conversation', id } };
    let heard = await began.next();
    while (heard !== undefined && heard.type !== 'changed') heard = await began.next();
    const late = await listen(t.url, coach, 9_000);
    const { coversMs } = (await late.next())!.data as { coversMs: number };
    expect(coversMs).toBeGreaterThan(0);
    expect(coversMs).toBeLessThanOrEqual(9_000);
    expect(await late.next()).toEqual(change);
    await Promise.all([began.close(), late.close()]);
  });

  test('are counted on the server that their readers are connected to, while they are', async () => {
    const open = async ({ app }: TestApp) =>
      /^sanctum_live_streams (\d+)$/m.exec((await app.get(Metrics).text()).text)?.[1];
    const stream = await listen(other.url, rosa);
    await stream.next();
    expect([await open(t), await open(other)]).toEqual(['0', '1']);
    await stream.close();
    while ((await open(other)) !== '0') await pause(10);
  });

  test('notify nobody else', async () => {
    const ida = await aMember(t);
    const stream = await listen(t.url, ida);
    await stream.next();
    await write(rosa, await openConversation(rosa), 'Between us');
    const own = await openConversation(ida);
    await write(ida, own, 'Mine');
    expect(await stream.next()).toMatchObject({ data: { id: own.id } });
    await stream.close();
  });

  test('notify this person that someone is typing, and store nothing about it', async () => {
    const { id } = await openConversation(rosa);
    const stream = await listen(other.url, coach);
    await stream.next();
    await rosa.browser.post(`/api/conversations/${id}/show-typing`).expect(204);
    expect(await stream.next()).toEqual({ type: 'typing', data: { topic: 'typing', id } });
    await coach.browser
      .put('/api/me/message-settings')
      .send({ receivesFrom: 'members', showsRead: true, showsTyping: false })
      .expect(200);
    await rosa.browser.post(`/api/conversations/${id}/show-typing`).expect(204);
    await write(rosa, { id }, 'Done');
    expect(await stream.next()).toMatchObject({ type: 'changed' });
    await stream.close();
  });

  test('are only for signed-in people', async () => {
    await t.browser().get('/api/live-updates').expect(401);
  });

  test('end for a person who is signed out, on any server, and for nobody else', async () => {
    const eva = await aMember(t);
    const [hers, coachs] = await Promise.all([listen(other.url, eva), listen(other.url, coach)]);
    await Promise.all([hers.next(), coachs.next()]);
    await eva.browser.post('/api/auth/logout').send({}).expect(204);
    expect(await hers.next()).toBeUndefined();
    const { id } = await openConversation(rosa);
    await write(rosa, { id }, 'Still there?');
    expect(await coachs.next()).toMatchObject({ data: { id } });
    await coachs.close();
  });

  test('end when the server stops, so that browsers continue with another one', async () => {
    const stream = await listen(other.url, coach);
    expect(await stream.next()).toMatchObject({ type: 'ready' });
    await other.close();
    expect(await stream.next()).toBeUndefined();
  });
});
