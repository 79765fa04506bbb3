import { startTestApp, type TestApp } from '../../../test/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const ask = (query: Record<string, string>) => t.browser().get('/api/time-zones/clock-changes').query(query);

test('anyone may request the changes of a clock, from a year ago to two years ahead', async () => {
  const { body, headers } = await ask({ zone: 'Europe/Lisbon' }).expect(200);
  const now = t.clock.now().getTime();
  const [first, ...later] = (body as { changes: { at: string; offsetSeconds: number }[] }).changes;
  expect(Date.parse(first!.at)).toBe(now - 365 * 86_400_000);
  expect(later).toHaveLength(6);
  expect(new Set(later.map(({ offsetSeconds }) => offsetSeconds))).toEqual(new Set([0, 3600]));
  expect(Date.parse((body as { until: string }).until)).toBe(now + 2 * 365 * 86_400_000);
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test.each([{}, { zone: 'Atlantis/Center' }, { zone: 'x'.repeat(65) }])(
  '%j is no time zone',
  async (query) => {
    const { body } = await ask(query as Record<string, string>).expect(400);
    expect(body).toMatchObject({ fields: { zone: expect.any(String) as string } });
  },
);
