import { startTestApp, type TestApp } from '../../../../test/app.js';
import { ImapPeer } from '../../../../test/bounces/imap-peer.js';
import { exim, outOfOffice, postfix, postfixDelayed } from '../../../../test/bounces/notices.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { later, minutes, seconds } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { TellFailedMailsJob } from '../bell/tell-failed-mails.job.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { LoggedMailResponse } from '../log/mail-log.dto.js';
import { MailPostService, type NewMail } from '../mail-post.service.js';
import { ReadBouncesJob } from './read-bounces.job.js';

describe('an email that bounces later', () => {
  let t: TestApp;
  let peer: ImapPeer;
  let coach: Person;

  beforeAll(async () => {
    peer = await ImapPeer.start();
    t = await startTestApp({ BOUNCE_MAILBOX_URL: peer.url });
    coach = await aCreator(t);
    await t.runJobs();
  });
  afterAll(async () => {
    await t.close();
    await peer.close();
  });

  const visit = () => t.app.get(ReadBouncesJob).run();
  const logged = async (id: string): Promise<LoggedMailResponse> =>
    (await coach.browser.get(`/api/creator/mail-log/${id}`).expect(200)).body as LoggedMailResponse;
  const act = (path: string) => coach.browser.post(`/api/creator/failed-mails/${path}`);

  /** Queues an email and sends it; returns its id. */
  async function sent({ id: accountId }: Person, kind: MailKind = 'coach_email'): Promise<string> {
    const thing = newId();
    const details = { subject: 'Hello', text: 'How are you?', title: '', links: [] };
    // contains the details that every kind of email sent here needs
    const handedIn = { kind, thing, accountId, details } as NewMail;
    await t.database.transaction((tx) => t.app.get(MailPostService).add(tx, handedIn));
    await t.runJobs();
    const mail = await t.database.one<{ id: string }>('select id from mails where thing = $1', [thing]);
    return mail!.id;
  }

  test('is marked as bounced, with the time and the reason, and only its notice is marked as read', async () => {
    const rosa = await aMember(t);
    const mailId = await sent(rosa);
    expect(await logged(mailId)).toMatchObject({ state: 'sent', returnedAt: null, returnedBecause: null });
    t.clock.advance(seconds(1));
    const mails = [
      peer.deliver(outOfOffice({ mailId })),
      peer.deliver(postfix({ mailId: newId() })),
      peer.deliver(postfix({ mailId, address: rosa.email })),
      peer.deliver('Subject: Dear Maren\r\n\r\nA mail of somebody’s.\r\n'),
      peer.deliver(Buffer.alloc(1024 * 1024, 'rubbish ')),
    ];
    await visit();
    expect(mails.map(({ isRead }) => isRead)).toEqual([false, false, true, false, false]);
    const mail = await logged(mailId);
    expect(mail).toMatchObject({
      state: 'bounced',
      returnedBecause: 'no_such_address',
      problem: expect.stringContaining('User unknown'),
      canSendAgain: false,
      returnedAt: t.clock.now().toISOString(),
    });
    expect(peer.refused).toEqual([]);

    // the same messages again, as after moving the mailbox to another server
    t.clock.advance(seconds(1));
    peer.uidValidity++;
    mails[2]!.isRead = false;
    await visit();
    expect(await logged(mailId)).toEqual(mail);
    expect(mails.map(({ isRead }) => isRead)).toEqual([false, false, true, false, false]);
  });

  test('and is only delayed stays sent', async () => {
    const rosa = await aMember(t);
    const mailId = await sent(rosa);
    const notice = peer.deliver(postfixDelayed({ mailId, address: rosa.email }));
    await visit();
    expect(await logged(mailId)).toMatchObject({ state: 'sent', returnedBecause: null });
    expect(notice.isRead).toBe(true);
  });

  test('is listed for the coach, who is notified; without its text it can only be discarded, and the log still shows the bounce', async () => {
    const rosa = await aMember(t);
    const mailId = await sent(rosa);
    peer.deliver(postfix({ mailId, address: rosa.email }));
    await visit();
    await t.app.get(TellFailedMailsJob).run();
    const bell = await coach.browser.get('/api/me/notifications').expect(200);
    expect(JSON.stringify(bell.body)).toContain('mails_failed');
    const timeline = await coach.browser.get(`/api/students/${rosa.id}/timeline`).expect(200);
    expect(
      (timeline.body as { items: { id: string }[] }).items.find(({ id }) => id === mailId),
    ).toMatchObject({
      mailState: 'bounced',
      canSendAgain: false,
    });
    expect((await act(`${mailId}/resend`).expect(409)).body).toMatchObject({ code: 'wrong_status' });
    await act('resend').expect(200);
    await t.runJobs();
    expect(await logged(mailId)).toMatchObject({ state: 'bounced', canSendAgain: false });
    await act(`${mailId}/discard`).expect(204);
    expect(await logged(mailId)).toMatchObject({ state: 'dropped', returnedBecause: 'no_such_address' });
  });

  test('and can be rewritten is resent, and then no longer counts as bounced', async () => {
    const rosa = await aMember(t);
    const mailId = await sent(rosa, 'reset_password');
    peer.deliver(exim({ mailId }));
    await visit();
    expect(await logged(mailId)).toMatchObject({
      state: 'bounced',
      returnedBecause: 'mailbox_full',
      canSendAgain: true,
    });
    await act(`${mailId}/resend`).expect(204);
    await t.runJobs();
    expect(await logged(mailId)).toMatchObject({ state: 'sent', returnedAt: null, returnedBecause: null });
  });

  test('stops mailings to that address until it is confirmed again; essential emails are still sent', async () => {
    const rosa = await aMember(t);
    const mailId = await sent(rosa);
    peer.deliver(postfix({ mailId, address: rosa.email }));
    t.clock.advance(seconds(1));
    await visit();
    const state = async (kind: MailKind) => (await logged(await sent(rosa, kind))).state;
    expect(await state('service_mailing')).toBe('dropped');
    expect(await state('stolen_session')).toBe('sent');

    await t.browser().post('/api/auth/forgot-password').send({ email: rosa.email });
    t.clock.advance(seconds(1));
    const token = await mailedToken(t, rosa.email);
    await t.browser().post('/api/auth/reset-password').send({ token, password: 'a-new-pass-of-hers-7' });
    expect(await state('service_mailing')).toBe('sent');
    expect((await mailsTo(t, rosa.email)).length).toBeGreaterThan(0);
  });

  test('is ignored if it is not about the account’s own address, or about a full mailbox', async () => {
    const rosa = await aMember(t);
    for (const notice of [postfix, exim]) peer.deliver(notice({ mailId: await sent(rosa) }));
    t.clock.advance(seconds(1));
    await visit();
    expect((await logged(await sent(rosa, 'service_mailing'))).state).toBe('sent');
  });

  test('is looked for by one reader at a time, and by another one if that reader died', async () => {
    const rosa = await aMember(t);
    const mailId = await sent(rosa);
    const other = await t.another();
    peer.mood = 'hangs-in-search';
    const searched = peer.untilSearched();
    const first = visit();
    await searched;
    const asked = peer.asked.length;
    await other.app.get(ReadBouncesJob).run();
    expect(peer.asked).toHaveLength(asked);

    peer.mood = 'answers';
    peer.deliver(postfix({ mailId, address: rosa.email }));
    peer.drop();
    await first;
    // as if the reader had died before it could release its lock
    await t.database.query('update bounce_mailboxes set reading_until = $1', [
      later(t.clock.now(), minutes(4)),
    ]);
    await other.app.get(ReadBouncesJob).run();
    expect(await logged(mailId)).toMatchObject({ state: 'sent' });
    t.clock.advance(minutes(4));
    await other.app.get(ReadBouncesJob).run();
    expect(await logged(mailId)).toMatchObject({ state: 'bounced' });
    await other.app.close();
  });
});
