import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../test/builders/people.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { mailsTo } from '../../../test/mail.js';
import { untilEndedOrWaiting } from '../../../test/waiting.js';
import { MailFolder } from '../../stand-ins/mail-viewer/index.js';
import { hours, later, minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { BlockingService, LoginSessionService } from '../accounts/index.js';

const NEW_PASSWORD = 'rain on the old roof';

describe('the coach’s actions on students', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());

  const act = (student: { id: string }, what: string, body: object = { reason: 'Asked for it' }) =>
    coach.browser.post(`/api/students/${student.id}/${what}`).send(body);
  const signIn = ({ email }: Person, password = PASSWORD) =>
    t.browser().post('/api/auth/login').send({ email, password });
  const logged = (action: string, id: string) =>
    t.database.query('select actor_id, reason from audit_facts where action = $1 and subject_id = $2', [
      action,
      id,
    ]);

  describe('blocking', () => {
    test('ends all devices at once, and a sign-in says whom to write to', async () => {
      const rosa = await aMember(t);
      await rosa.browser.get('/api/me').expect(200);
      expect((await act(rosa, 'block').expect(200)).body).toMatchObject({ id: rosa.id, status: 'blocked' });
      await rosa.browser.get('/api/me').expect(401);
      await rosa.browser.post('/api/auth/refresh').expect(401);
      const { body } = await signIn(rosa).expect(403);
      expect(body).toMatchObject({ code: 'account_blocked', message: expect.stringContaining(coach.email) });
    });

    test('is not revealed without the password', async () => {
      const rosa = await aMember(t);
      await act(rosa, 'block').expect(200);
      expect((await signIn(rosa, 'a wrong password').expect(401)).body.code).toBe('wrong_credentials');
    });

    test('takes nothing from the student, and unblocking lets them in again', async () => {
      const rosa = await aMember(t);
      const product = await aProduct(t);
      await t.database.query(
        `insert into enrollments (id, account_id, product_id, source, started_at) values ($1, $2, $3, 'grant', $4)`,
        [newId(), rosa.id, product.id, t.clock.now()],
      );
      await act(rosa, 'block').expect(200);
      await act(rosa, 'unblock').expect(200);
      await signIn(rosa).expect(200);
      const owned = await t.database.query('select 1 from active_enrollments where account_id = $1', [
        rosa.id,
      ]);
      expect(owned).toHaveLength(1);
    });

    test('is in the audit log once, with its reason, however often it was requested', async () => {
      const rosa = await aMember(t);
      await act(rosa, 'block').expect(200);
      await act(rosa, 'block').expect(200);
      expect(await logged('student.blocked', rosa.id)).toEqual([
        { actor_id: coach.id, reason: 'Asked for it' },
      ]);
      await act(rosa, 'block', { reason: ' ' }).expect(400);
    });

    test('wins over a sign-in at the same moment', async () => {
      const rosa = await aMember(t);
      await Promise.all([act(rosa, 'block'), ...Array.from({ length: 5 }, () => signIn(rosa))]);
      const open = await t.database.query(
        'select 1 from login_sessions where account_id = $1 and ended_at is null',
        [rosa.id],
      );
      expect(open).toEqual([]);
    });

    describe('while someone signs in', () => {
      const blocking = () => t.app.get(BlockingService, { strict: false });
      const sessions = () => t.app.get(LoginSessionService, { strict: false });
      /** Sees no block that is not committed yet, and makes nobody wait for the account. */
      const withoutLock = (tx: Tx): Tx =>
        Object.assign(Object.create(tx) as Tx, { update: () => Promise.resolve({ affected: 1 }) });
      const asItIs = (tx: Tx): Tx => tx;
      type Way = (tx: Tx) => Tx;

      /**
       * Starts the second action when the first has written and not committed; the second then ends or waits. Returns
       * the number of open devices.
       */
      async function devicesAfter(
        rosa: Person,
        first: (tx: Tx) => Promise<unknown>,
        second: () => Promise<unknown>,
      ): Promise<number> {
        let other: Promise<unknown> = Promise.resolve();
        await t.database.transaction(async (tx) => {
          await first(tx);
          other = Promise.allSettled([second()]);
          await untilEndedOrWaiting(t, other);
        });
        await other;
        const open = 'select from login_sessions where account_id = $1 and ended_at is null';
        return (await t.database.query(open, [rosa.id])).length;
      }
      const signInFirst = async (way: Way) => {
        const rosa = await aMember(t);
        return devicesAfter(
          rosa,
          (tx) => sessions().open(way(tx), rosa.id, 'Firefox'),
          () => t.database.transaction((tx) => blocking().block(tx, rosa.id)),
        );
      };
      const blockFirst = async (way: Way) => {
        const rosa = await aMember(t);
        return devicesAfter(
          rosa,
          (tx) => blocking().block(tx, rosa.id),
          () => t.database.transaction((tx) => sessions().open(way(tx), rosa.id, 'Firefox')),
        );
      };

      test('leaves no device signed in, whichever comes first', async () => {
        expect([await signInFirst(asItIs), await blockFirst(asItIs)]).toEqual([0, 0]);
      });

      test('would leave one signed in if signing in did not lock the account', async () => {
        expect([await signInFirst(withoutLock), await blockFirst(withoutLock)]).toEqual([1, 1]);
      });

      test('ends a session that is renewed at the same moment', async () => {
        const rosa = await aMember(t);
        const renew = () => sessions().rotate(rosa.refreshToken);
        expect(await devicesAfter(rosa, (tx) => blocking().block(tx, rosa.id), renew)).toBe(0);
        await rosa.browser.post('/api/auth/refresh').expect(401);
      });
    });

    test('needs a fresh sign-in', async () => {
      const rosa = await aMember(t);
      const other = await aCreator(t);
      t.clock.advance(minutes(11));
      await other.browser.post('/api/auth/refresh').expect(200);
      const { body } = await other.browser
        .post(`/api/students/${rosa.id}/block`)
        .send({ reason: 'x' })
        .expect(403);
      expect(body.code).toBe('fresh_sign_in_required');
      coach = await aCreator(t, { email: 'fresh@example.org' });
    });

    test('is only for members: the coach is not a student', async () => {
      await act(coach, 'block').expect(404);
      await act(coach, 'sign-out').expect(404);
    });
  });

  test('signing out everywhere ends all devices, and the password still works', async () => {
    const rosa = await aMember(t);
    await act(rosa, 'sign-out').expect(204);
    await rosa.browser.get('/api/me').expect(401);
    await signIn(rosa).expect(200);
    expect(await logged('student.signed_out', rosa.id)).toHaveLength(1);
  });

  describe('an invitation', () => {
    const invite = (email: string) =>
      coach.browser.post('/api/students/invite').send({ name: 'Ida Berg', email });

    test('leads by email to a password, with which the person accepts the legal texts and signs in', async () => {
      const { body } = await invite('Ida@example.org').expect(201);
      expect(body).toMatchObject({ username: 'Ida Berg', email: 'ida@example.org', status: 'lead' });
      await t
        .browser()
        .post('/api/auth/login')
        .send({ email: 'ida@example.org', password: PASSWORD })
        .expect(401);
      const tokenOf = async (link: RegExp) =>
        link.exec((await mailsTo(t, 'ida@example.org')).map(({ text }) => text).join('\n'))![1]!;
      const choose = (by: string) =>
        t.browser().post('/api/auth/reset-password').send({ token: by, password: NEW_PASSWORD });
      await choose(await tokenOf(/\?token=([\w-]+)&joining\s/)).expect(204);
      const acceptances = 'select document from legal_acceptances where account_id = $1 order by document';
      const accepted = [{ document: 'privacy' }, { document: 'terms' }];
      expect(await t.database.query(acceptances, [body.id])).toEqual(accepted);
      // a second deletion request changes nothing
      await t.browser().post('/api/auth/forgot-password').send({ email: 'ida@example.org' }).expect(202);
      await choose(await tokenOf(/\?token=([\w-]+)\s/)).expect(204);
      expect(await t.database.query(acceptances, [body.id])).toEqual(accepted);
      await t
        .browser()
        .post('/api/auth/login')
        .send({ email: 'ida@example.org', password: NEW_PASSWORD })
        .expect(200);
      expect(await logged('student.invited', body.id)).toHaveLength(1);
    });

    const linksTo = async (email: string) => {
      await t.runJobs();
      return (await mailsTo(t, email)).map(({ text }) => /\?token=([\w-]+)&joining\s/.exec(text)![1]!);
    };
    const choose = (token: string) =>
      t.browser().post('/api/auth/reset-password').send({ token, password: NEW_PASSWORD });
    const again = (id: string) => coach.browser.post(`/api/students/${id}/resend-invitation`);
    const invitationOf = async (id: string) =>
      (await coach.browser.get(`/api/students/${id}`).expect(200)).body.invitation as object | null;

    test('sent twice at the same moment creates one account', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => invite('two@example.org').expect(201)));
      expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
    });

    test('can be repeated until there is a password, by address or on the page, and only the last link works', async () => {
      const { id } = (await invite('three@example.org').expect(201)).body as { id: string };
      const sentAt = t.clock.now();
      const [first] = await linksTo('three@example.org');
      expect(await invitationOf(id)).toEqual({
        invitedAt: sentAt.toISOString(),
        validUntil: later(sentAt, hours(24)).toISOString(),
      });
      expect((await invite('THREE@example.org').expect(201)).body.id).toBe(id);
      await choose(first!).expect(422);
      await again(id).expect(204);
      const links = await linksTo('three@example.org');
      expect(new Set(links).size).toBe(3);
      const works: number[] = [];
      for (const link of links) works.push((await choose(link)).status);
      expect(works.toSorted()).toEqual([204, 422, 422]);
      expect(await invitationOf(id)).toBeNull();
      expect((await invite('three@example.org').expect(409)).body.code).toBe('email_taken');
      expect((await again(id).expect(422)).body.code).toBe('not_possible');
      expect(await logged('student.invited', id)).toHaveLength(3);
    });

    test('is only for students, and the address of someone with a password is refused', async () => {
      const rosa = await aMember(t);
      expect((await invite(rosa.email).expect(409)).body.code).toBe('email_taken');
      await again(rosa.id).expect(422);
      await again(coach.id).expect(404);
      expect(await invitationOf(rosa.id)).toBeNull();
      await rosa.browser.post(`/api/students/${rosa.id}/resend-invitation`).expect(403);
    });
  });

  test('an email reaches the student as plain text, with the coach as the reply address', async () => {
    const rosa = await aMember(t);
    await act(rosa, 'emails', { subject: 'Hello\nyou', text: 'Dear Rosa,\n\n<b>how</b> are you?' }).expect(
      202,
    );
    await t.runJobs();
    const mails = await t.app.get(MailFolder).list();
    const email = mails.find(({ to }) => to === rosa.email)!;
    expect(email.subject).toBe('Hello you');
    expect(email.text).toContain('<b>how</b> are you?');
    expect(email.html).toContain('&lt;b&gt;how&lt;/b&gt; are you?');
    expect(await logged('student.written_to', rosa.id)).toHaveLength(1);
    await act(coach, 'emails', { subject: 'Hello', text: 'You' }).expect(404);
  });

  describe('an email to many', () => {
    const toMany = (studentIds: string[]) =>
      coach.browser.post('/api/students/emails').send({ subject: 'Hello', text: 'All of you', studentIds });

    test('reaches each student separately, and not blocked, erased or unconfirmed members', async () => {
      const rosa = await aMember(t);
      const mia = await aMember(t);
      const blocked = await aMember(t);
      const unconfirmed = await aMember(t);
      await act(blocked, 'block').expect(200);
      await t.database.query('update accounts set email_verified_at = null where id = $1', [unconfirmed.id]);
      const ids = [rosa, mia, blocked, unconfirmed, coach].map(({ id }) => id);
      const { body } = await toMany([...ids, rosa.id, newId()]).expect(202);
      expect(body).toEqual({ sent: 2, leftOut: 4 });
      await t.runJobs();
      const mails = (await t.app.get(MailFolder).list()).filter(({ subject }) => subject === 'Hello');
      expect(mails.map(({ to }) => to).toSorted()).toEqual([mia.email, rosa.email].toSorted());
      const entries = await t.database.query(
        `select subject_id, count from audit_facts where action = 'student.written_to' and count is not null`,
      );
      expect(entries).toEqual([{ subject_id: null, count: 2 }]);
    });

    test('goes to 200 students at most', async () => {
      await toMany(Array.from({ length: 201 }, newId)).expect(400);
      await toMany([]).expect(400);
    });

    test('can be previewed as it will arrive', async () => {
      const rosa = await aMember(t);
      const email = { subject: 'As it\nwill be', text: 'Dear,\n\n<b>you</b>' };
      const { body } = await coach.browser.post('/api/students/emails/preview').send(email).expect(200);
      await act(rosa, 'emails', email).expect(202);
      await t.runJobs();
      const sent = (await t.app.get(MailFolder).list()).find(({ to }) => to === rosa.email)!;
      // compared in light colors, without the head, which differs because a preview can't run or load anything
      const letterIn = (html: string) => html.slice(html.indexOf('<body'));
      expect(body).toEqual({ subject: sent.subject, html: expect.any(String) });
      expect(letterIn(body.html)).toBe(letterIn(sent.html));
      expect(body.html).toContain("default-src 'none'");
    });
  });
});
