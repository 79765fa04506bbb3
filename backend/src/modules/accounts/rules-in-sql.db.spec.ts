import { startTestApp, type TestApp } from '../../../test/app.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aMember } from '../../../test/builders/people.js';
import { later } from '../../kernel/clock.js';
import { ageOn, bandOf } from './age/age.js';
import { MoveBandsJob } from './age/move-bands.job.js';
import { MemberModerationQueries } from './moderation/member-moderation.queries.js';
import { isMuted } from './moderation/mutes.js';
import { isNoMail, signInNameOf } from './email-address.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('a member reads a mute exactly as long as the policy counts her as muted', async () => {
  const { id } = await aMember(t);
  const now = t.clock.now();
  const told = async (since: Date | null, until: Date | null) => {
    await t.database.query(
      `update accounts set muted_since = $2, muted_until = $3, mute_reason = case when $2::timestamptz is not null then 'calm' end
       where id = $1`,
      [id, since, until],
    );
    const row = await t.database.one<{ until: string | null }>(
      `select to_jsonb(p)->>'muted_until' as until from people p where id = $1`,
      [id],
    );
    const mute = await t.app.get(MemberModerationQueries, { strict: false }).mute(id);
    return { isNotified: mute !== null, isMuted: isMuted(row!.until, now) };
  };
  expect(await told(null, null)).toEqual({ isNotified: false, isMuted: false });
  expect(await told(now, null)).toEqual({ isNotified: true, isMuted: true });
  expect(await told(now, later(now, 1))).toEqual({ isNotified: true, isMuted: true });
  expect(await told(later(now, -2), now)).toEqual({ isNotified: false, isMuted: false });
  expect(await told(later(now, -2), later(now, -1))).toEqual({ isNotified: false, isMuted: false });
});

test('a person who signs in by name, and no one else, has no email address', async () => {
  const addresses = [
    'rosa@no-mail.invalid',
    'rosa@no-mail.invalid.example',
    'no-mail.invalid@example.org',
    'a@b.c',
  ];
  const rows = await t.database.query<{ email: string; name: string | null }>(
    `select email, ${signInNameOf('a')} as name from unnest($1::text[]) with ordinality a (email, place) order by place`,
    [addresses],
  );
  expect(rows.map(({ name }) => name !== null)).toEqual(addresses.map(isNoMail));
  expect(rows[0]!.name).toBe('rosa');
});

test('accounts change bands on the right birthday, born on a leap day or not', async () => {
  const { id } = await aDaughter(t, await aMember(t), { band: 'child' });
  const job = t.app.get(MoveBandsJob, { strict: false });
  const moved = async (birthDate: string) => {
    await t.database.query(
      `update accounts set age_band = 'child', birth_date = $2, time_zone = 'UTC' where id = $1`,
      [id, birthDate],
    );
    await job.run();
    return (
      await t.database.one<{ band: string }>('select age_band as band from accounts where id = $1', [id])
    )?.band;
  };
  for (const today of ['2025-02-28', '2025-03-01', '2026-02-28', '2026-03-01']) {
    t.clock.advance(Date.parse(`${today}T12:00:00Z`) - t.clock.now().getTime());
    for (const birthDate of [
      '2012-02-28',
      '2012-02-29',
      '2012-03-01',
      '2008-02-28',
      '2008-02-29',
      '2008-03-01',
    ])
      expect([today, birthDate, await moved(birthDate)]).toEqual([
        today,
        birthDate,
        bandOf(ageOn(birthDate, today)),
      ]);
  }
});
