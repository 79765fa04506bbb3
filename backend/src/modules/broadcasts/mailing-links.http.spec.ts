import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aBroadcast,
  aReader,
  aSegment,
  agreeToNews,
  sendMailings,
} from '../../../test/builders/broadcasts.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { MailFolder } from '../../stand-ins/mail-viewer/index.js';

let t: TestApp;
let coach: Person;
/** Mailings here go only to owners of this product, so that no test writes to another's people. */
let product: string;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  product = (await aProduct(t)).id;
  coach = await aCreator(t);
});

const toOwners = () => ({ segment: aSegment({ kind: 'owners', productId: product }) });
const read = async (id: string) =>
  (await coach.browser.get(`/api/creator/broadcasts/${id}`).expect(200)).body as {
    progress: Record<string, number>;
  };

/** Sends a broadcast to a new owner of the product. */
async function aSentMailing() {
  const rosa = await aReader(t);
  await enroll(t, rosa.id, [product]);
  const { id } = await aBroadcast(coach, toOwners());
  await coach.browser.post(`/api/creator/broadcasts/${id}/send`).send({ sendAt: null }).expect(200);
  await sendMailings(t);
  const mail = (await mailsTo(t, rosa.email))[0]!;
  return { rosa, id, mail, link: /\/api\/mailing-links\/[\w-]+/.exec(mail.text)?.[0] ?? '' };
}

describe('a link of a mailing', () => {
  test('leads to the address the coach wrote, and is counted by reader, without a tracking picture', async () => {
    const { rosa, id, link } = await aSentMailing();
    for (let again = 0; again < 2; again += 1) {
      const { headers } = await t.browser().get(link).expect(302);
      expect(headers).toMatchObject({ location: 'https://example.org/book', 'cache-control': 'no-store' });
    }
    const { progress } = await read(id);
    expect(progress).toMatchObject({ clicked: 1, links: [{ people: 1, clicks: 2 }] });
    const deliveries = await coach.browser
      .get('/api/creator/mailing-deliveries')
      .query({ filter: JSON.stringify({ broadcastId: id }) })
      .expect(200);
    expect(deliveries.body).toMatchObject([{ studentId: rosa.id, state: 'sent', followed: ['here it is'] }]);
    const mails = await t.app.get(MailFolder).list();
    expect(mails.find(({ to }) => to === rosa.email)?.html).not.toContain('<img');
  });

  test('that was invented or altered leads to the home page', async () => {
    const { id, link } = await aSentMailing();
    const changed = link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
    const swapped = link.replace(/links\/./, (start) => (start.endsWith('A') ? 'links/B' : 'links/A'));
    for (const wrong of [swapped, link.slice(0, -4), '/api/mailing-links/x', `${changed}.evil.example`]) {
      const { headers } = await t.browser().get(wrong).expect(302);
      expect(headers['location']).toBe(t.url);
    }
    expect((await read(id)).progress['clicked']).toBe(0);
  });

  test('still works after its reader was erased, and counts nothing then', async () => {
    const { rosa, link } = await aSentMailing();
    await t.database.query('delete from mailing_deliveries where account_id = $1', [rosa.id]);
    const { headers } = await t.browser().get(link).expect(302);
    expect(headers['location']).toBe('https://example.org/book');
  });
});

describe('unsubscribing from mailings', () => {
  test('by one click in the mail program works, and is counted in that mailing’s report', async () => {
    const { id, mail } = await aSentMailing();
    const { pathname } = new URL(mail.unsubscribeUrl!);
    await t
      .browser()
      .post(pathname)
      .set('content-type', 'application/x-www-form-urlencoded')
      .send('List-Unsubscribe=One-Click')
      .expect(200, { kind: 'marketing_mailing', isEmailOn: false });
    await t.runJobs();
    expect((await read(id)).progress).toMatchObject({ unsubscribed: 1, sent: 1 });
    const { body } = await coach.browser
      .post('/api/creator/broadcasts/preview-audience')
      .send({ purpose: 'marketing', ...toOwners() })
      .expect(200);
    expect(body).toMatchObject({ count: 0, leftOut: [{ reason: 'unsubscribed' }] });
  });

  test('a minor has no mailings to choose, and their yes has no effect', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    await agreeToNews(daughter);
    const { body } = await daughter.browser.get('/api/me/notification-preferences').expect(200);
    const mailings = (body.preferences as { kind: string; isEmailOn: boolean | null }[]).filter(({ kind }) =>
      kind.endsWith('_mailing'),
    );
    expect(mailings.map(({ isEmailOn }) => isEmailOn)).toEqual([null, null]);
    await t.database.query(`update accounts set age_band = 'adult' where id = $1`, [daughter.id]);
    const grown = await daughter.browser.get('/api/me/notification-preferences').expect(200);
    expect(grown.body.preferences).toContainEqual({
      kind: 'marketing_mailing',
      isInAppOn: null,
      isEmailOn: false,
      isPushOn: null,
    });
  });
});
