import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { HOSTILE_MARKUP } from '../../../../test/hostile/markup.js';
import { mailsTo } from '../../../../test/mail.js';
import { withOtherStatements } from '../../../../test/other-statements.js';
import { STORABLE } from '../../../kernel/text.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Mailer } from '../../../platform/mail/index.js';
import { MAIL_KINDS } from '../kinds/mail-kinds.js';
import type { TemplateTexts } from '../templates/compose.js';
import { MailTemplatesService } from './mail-templates.service.js';
import type {
  MailPreviewResponse,
  MailTemplateListedResponse,
  MailTemplateResponse,
} from './mail-templates.dto.js';

const OURS_FIRST = 'Reset your password';
const PAGE = '/api/creator/mail-templates/reset_password/en';
const HERS: TemplateTexts = {
  subject: 'A new password for {{place}}',
  heading: 'Dear {{firstName}}',
  body: 'You have asked for a new password.\n\nWith love, {{coach}}',
  button: 'Here you go',
  footnote: '',
};

describe('texts of emails', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  afterEach(() => t.database.query('delete from mail_wordings'));

  const read = async (page = PAGE) =>
    (await coach.browser.get(page).expect(200)).body as MailTemplateResponse;
  const save = (texts: object, page = PAGE) => coach.browser.put(page).send(texts);
  const preview = (texts: object, page = PAGE) => coach.browser.post(`${page}/preview`).send(texts);
  const forgets = async (language?: 'es') => {
    const rosa = await aMember(t);
    if (language) await rosa.browser.patch('/api/me').send({ language }).expect(200);
    await t.browser().post('/api/auth/forgot-password').send({ email: rosa.email }).expect(202);
    const [mail] = await mailsTo(t, rosa.email);
    return mail!;
  };

  test('are listed by topic, with a subject in each language', async () => {
    const body = (await coach.browser.get('/api/creator/mail-templates').expect(200)).body.items;
    const list = body as MailTemplateListedResponse[];
    expect(list.map(({ kind }) => kind).toSorted()).toEqual([...MAIL_KINDS].toSorted());
    const welcome = list.find(({ kind }) => kind === 'welcome')!;
    expect(welcome).toMatchObject({ group: 'account', title: 'Welcome' });
    expect(welcome.languages).toEqual([
      { language: 'en', subject: 'Welcome to {{place}}: confirm your email', isChanged: false },
      { language: 'es', subject: 'Te damos la bienvenida a {{place}}: confirma tu correo', isChanged: false },
    ]);
    const spanish = await coach.browser
      .get('/api/creator/mail-templates')
      .set('accept-language', 'es-MX')
      .expect(200);
    expect((spanish.body.items as MailTemplateListedResponse[]).map(({ title }) => title)).toContain(
      'Bienvenida',
    );
  });

  test('are sent as the coach wrote them, in that language only', async () => {
    await save(HERS).expect(200);
    const mail = await forgets();
    expect(mail.subject).toBe('A new password for Sanctum');
    expect(mail.text).toContain('Dear Rosa\n\nYou have asked for a new password.\n\nWith love, ');
    expect(mail.text).toMatch(/Here you go:\nhttp\S+\/reset-password\?token=/);
    expect((await forgets('es')).subject).toBe('Restablece tu contraseña');
  });

  test('are the default ones again when the coach restores them', async () => {
    await save(HERS).expect(200);
    const { body } = await coach.browser.post(`${PAGE}/restore`).set('if-match', '1').expect(200);
    expect(body).toMatchObject({ version: 2, isChanged: false, savedAt: null });
    expect(body.texts).toEqual(body.ours);
    expect((await forgets()).subject).toBe(OURS_FIRST);
    await save(HERS).set('if-match', '2').expect(200);
  });

  test('describe each placeholder, with a sample and where it is required', async () => {
    const { placeholders } = await read('/api/creator/mail-templates/call_to_confirm/en');
    expect(placeholders).toContainEqual({
      name: 'when',
      label: 'Date and time, with time zone',
      neededIn: ['body'],
      sample: 'Tuesday, March 2, 2027 at 2:00 PM (London, GMT)',
    });
    expect(placeholders.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['name', 'firstName', 'place', 'coach']),
    );
  });

  test.each([
    [
      'a placeholder that this mail does not have',
      { body: 'Dear {{orderNumber}}' },
      'body',
      '{{orderNumber}}',
    ],
    ['one that is not whole', { heading: 'Dear {{firstName' }, 'heading', '{{firstName}}'],
    ['a button without words', { button: ' ' }, 'button', 'The button needs'],
    ['an inherited name', { subject: '{{constructor}}' }, 'subject', '{{constructor}}'],
  ])('are refused with %s, and the field says so', async (_, change, field, says) => {
    const { body } = await save({ ...HERS, ...change }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toContain(says);
    expect((await read()).isChanged).toBe(false);
  });

  test('keep what their reader needs', async () => {
    const page = '/api/creator/mail-templates/call_to_confirm/en';
    const { texts } = await read(page);
    const { body } = await save({ ...texts, body: 'See you, {{call}}, until {{heldUntil}}.' }, page).expect(
      400,
    );
    expect(body.fields).toEqual({ body: 'Keep {{when}} here, because the reader needs it' });
  });

  test('have no button if it would lead nowhere', async () => {
    const page = '/api/creator/mail-templates/coach_email/en';
    const { texts } = await read(page);
    const { body } = await save({ ...texts, button: 'Go' }, page).expect(400);
    expect(body.fields).toEqual({ button: 'This email has no button' });
  });

  test('are not overwritten by someone who has not seen them, and the refusal has the current ones', async () => {
    await save(HERS).set('if-match', '0').expect(200);
    const { body } = await save({ ...HERS, heading: 'Hello' })
      .set('if-match', '0')
      .expect(412);
    expect(body).toMatchObject({ code: 'stale_edit', current: { version: 1, texts: HERS } });
  });

  const WHICH = { kind: 'reset_password', language: 'en', spoken: 'en' } as const;
  const AT_ONCE = 5;

  /** Saves the same version several times at once; returns how many saves succeeded. */
  const allAtOnce = async (service: MailTemplatesService) => {
    const saved = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        service.save(WHICH, { ...HERS, heading: `Hello ${index}` }, coach.id, 0),
      ),
    );
    return saved.filter(({ status }) => status === 'fulfilled').length;
  };

  test('saved by several people at once are one person’s, and the others are refused', async () => {
    expect(await allAtOnce(t.app.get(MailTemplatesService))).toBe(1);
    expect((await read()).version).toBe(1);
  });

  test('saved by several at once would overwrite each other without the condition of the statement', async () => {
    const service = t.app.get(MailTemplatesService);
    const unconditional = Object.assign(Object.create(service) as MailTemplatesService, {
      database: new WithoutCondition(t.app.get(DataSource)),
    });
    expect(await allAtOnce(unconditional)).toBe(AT_ONCE);
  });

  test('can be previewed before saving, light and dark', async () => {
    const { body } = await preview({ ...HERS, heading: 'Dear <b>{{firstName}}</b>' }).expect(200);
    const { subject, html, text } = body as MailPreviewResponse;
    expect(subject).toBe('A new password for Sanctum');
    expect(html.light).toContain('Dear &lt;b&gt;Alma&lt;/b&gt;');
    expect(html.dark).toContain('content="dark"');
    expect(html.light).not.toBe(html.dark);
    expect(text).toContain('Dear <b>Alma</b>');
    expect((await read()).isChanged).toBe(false);
  });

  test('are sent to the coach’s own address as a test', async () => {
    const { body } = await coach.browser.post(`${PAGE}/test`).send(HERS).expect(200);
    expect(body).toEqual({ sentTo: coach.email });
    const [mail] = await mailsTo(t, coach.email);
    expect(mail?.subject).toBe('A new password for Sanctum');
    expect(mail?.text).toContain('Dear Alma');
  });

  test('refused by the mail server in a test report its own words', async () => {
    const send = jest.spyOn(t.app.get(Mailer), 'send').mockRejectedValueOnce(new Error('535 wrong password'));
    const { body } = await coach.browser.post(`${PAGE}/test`).send(HERS).expect(503);
    send.mockRestore();
    expect(body.code).toBe('mail_refused');
    expect(body.message).toContain('535 wrong password');
  });

  test('that changed are in the audit log', async () => {
    await save(HERS).expect(200);
    await coach.browser.post(`${PAGE}/restore`).expect(200);
    const entries = await t.database.query(
      `select action, fields from audit_entries where action like 'mail_template.%' order by at desc, id desc limit 2`,
    );
    expect(entries).toEqual([
      { action: 'mail_template.restored', fields: ['reset_password'] },
      { action: 'mail_template.changed', fields: ['reset_password'] },
    ]);
  });

  test('are plain text in every field, whatever is written', async () => {
    const tagsOf = (html: string) => [...html.matchAll(/<(\/?[\w!]+)/g)].map(([, tag]) => tag);
    const pieces = HOSTILE_MARKUP.filter((piece) => STORABLE.test(piece) && /\S/.test(piece));
    const plain = (await preview({ ...HERS, body: 'Hello', footnote: 'Bye' }).expect(200)).body;
    const service = t.app.get(MailTemplatesService);
    let kept = 0;
    for (const piece of pieces) {
      const line = piece.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
      const texts = { subject: line, heading: line, body: line, button: line, footnote: line };
      const seen = await service.preview(WHICH, texts).catch(() => undefined);
      if (!seen) continue;
      kept += 1;
      expect(tagsOf(seen.html.light)).toEqual(tagsOf((plain as MailPreviewResponse).html.light));
      expect(seen.subject).not.toMatch(/[\r\n]/);
      expect(seen.text).toContain(line);
    }
    expect(kept).toBeGreaterThan(pieces.length / 2);
  });

  test('have no line break in a subject, so nobody can inject a header', async () => {
    const { body } = await preview({ ...HERS, subject: 'Hello\r\nBcc: everybody@example.org' }).expect(200);
    expect((body as MailPreviewResponse).subject).toBe('Hello Bcc: everybody@example.org');
  });
});

/** Saves regardless of the version. */
class WithoutCondition extends Database {
  override transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) =>
      work(withOtherStatements(tx, (sql, ask) => ask(sql.replace('or w.version = $5', 'or true')))),
    );
  }
}
