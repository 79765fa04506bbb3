import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { HOSTILE_MARKUP } from '../../../test/hostile/markup.js';
import { RICH_TEXT } from '../../platform/html/rich-text.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

test('markup that could run is removed before it is stored', async () => {
  for (const hostile of HOSTILE_MARKUP) {
    await coach.browser
      .put('/api/creator/legal/privacy')
      .send({ html: `<p>Kept</p>${hostile}` })
      .expect(({ status }) => expect([200, 400]).toContain(status));
    await coach.browser.post('/api/creator/legal/privacy/publish').send().expect(200);
    const { body } = await t.browser().get('/api/legal/privacy').expect(200);
    const { html } = body as { html: string };
    // The rest is plain text and cannot run.
    const tags = (html.match(/<[^>]*>/g) ?? []).join('');
    const names = [...tags.matchAll(/<\/?([a-z][^\s>/]*)/gi)].map(([, name]) => name!.toLowerCase());
    expect(names).toHaveLength((tags.match(/</g) ?? []).length);
    expect(names.filter((name) => !RICH_TEXT.elements.includes(name))).toEqual([]);
    expect(tags.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\son\w+/i);
    const addresses = [...tags.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => /^\s*(?:javascript|data|vbscript)/i.test(address!))).toEqual([]);
  }
});
