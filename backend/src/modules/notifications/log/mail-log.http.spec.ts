import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aFailedMail } from '../../../../test/builders/mails.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import type { LoggedMailResponse } from './mail-log.dto.js';

describe('the log of all emails', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let mia: Person;

  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    rosa = await aMember(t, { name: 'Rosa Lind' });
    mia = await aMember(t, { name: 'Mia Stone' });
    await t.runJobs();
  });
  afterAll(() => t.close());

  const log = async (filter: object = {}): Promise<LoggedMailResponse[]> => {
    const query = { filter: JSON.stringify(filter) };
    const answer = await coach.browser.get('/api/creator/mail-log').query(query).expect(200);
    return answer.body as LoggedMailResponse[];
  };
  const act = (path: string) => coach.browser.post(`/api/creator/failed-mails/${path}`);

  test('shows recipient, subject and state of each, and can be searched and filtered', async () => {
    const id = await aFailedMail(t, rosa.id, 'Hello, Rosa');
    const [failed] = await log({ state: 'failed' });
    expect(failed).toMatchObject({ id, name: 'Rosa Lind', studentId: rosa.id, subject: 'Hello, Rosa' });
    expect(failed?.problem).toEqual(expect.any(String));
    await act(`${await aFailedMail(t, mia.id, 'Hello, Mia')}/resend`).expect(204);
    await t.runJobs();
    expect(await log({ q: 'hello', state: ['sent'] })).toMatchObject([
      { name: 'Mia Stone', subject: 'Hello, Mia', problem: null, settledAt: expect.any(String) },
    ]);
    expect(await log({ q: 'rosa' })).toEqual([failed]);
    const one = await coach.browser.get(`/api/creator/mail-log/${id}`).expect(200);
    expect(one.body).toEqual(failed);
    await rosa.browser.get('/api/creator/mail-log').expect(403);
  });

  test('never sends a discarded email, discards it once, and shows it as dropped', async () => {
    const id = await aFailedMail(t, mia.id, 'Too late');
    const answers = await Promise.all([act(`${id}/discard`), act(`${id}/resend`), act(`${id}/discard`)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    const wasSent = answers[1]?.status === 204;
    await t.runJobs();
    expect((await log({ id }))[0]).toMatchObject({ state: wasSent ? 'sent' : 'dropped', problem: null });
    const subjects = (await mailsTo(t, mia.email)).map(({ subject }) => subject);
    expect(subjects.includes('Too late')).toBe(wasSent);
  });

  test('can discard all failed emails at once, and the audit log says how many', async () => {
    await act('resend').expect(200);
    await t.runJobs();
    const ids = [await aFailedMail(t, rosa.id, 'One'), await aFailedMail(t, mia.id, 'Two')];
    expect((await act('discard').expect(200)).body).toEqual({ mails: 2 });
    expect((await act('discard').expect(200)).body).toEqual({ mails: 0 });
    expect((await log({ id: ids })).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    const query = { filter: JSON.stringify({ action: 'mail.discarded' }) };
    const audit = await coach.browser.get('/api/creator/audit-entries').query(query).expect(200);
    expect((audit.body as { count: number | null }[])[0]).toMatchObject({ count: 2 });
  });
});
