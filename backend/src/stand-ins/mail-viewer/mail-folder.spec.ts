import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FakeClock } from '../../../test/fake-clock.js';
import { seconds } from '../../kernel/clock.js';
import type { Mail } from '../../platform/mail/index.js';
import { FolderMailer, MailFolder } from './mail-folder.js';

const FROM = 'Sanctum <hello@sanctum.example>';
const mail: Mail = {
  messageId: 'row-1',
  to: 'ada@sanctum.test',
  subject: 'Bienvenue, Zoé',
  text: 'Hello',
  html: '<p>Hello</p>',
};

describe('the mail folder', () => {
  let folder: string;
  let mails: MailFolder;
  let clock: FakeClock;
  let mailer: FolderMailer;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'sanctum-mail-')), 'mail');
    mails = new MailFolder(folder);
    clock = new FakeClock();
    mailer = new FolderMailer(mails, FROM, clock);
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  it('is empty before the first email', async () => {
    expect(await mails.list()).toEqual([]);
  });

  it('stores each email for us, and as a file that any mail program opens', async () => {
    await mailer.send(mail);
    const [kept] = await mails.list();
    const eml = await readFile(path.join(folder, `${kept?.id}.eml`), 'utf8');

    expect(kept).toEqual({ ...mail, id: kept?.id, sentAt: '2027-03-01T09:00:00.000Z' });
    expect(await mails.find(kept?.id ?? '')).toEqual(kept);
    expect(eml).toContain('Message-ID: <row-1@sanctum.example>\r\n');
    expect(eml).toContain('To: ada@sanctum.test\r\n');
    expect(eml).toContain('Auto-Submitted: auto-generated\r\n');
    expect((await readdir(folder)).toSorted()).toEqual([`${kept?.id}.eml`, `${kept?.id}.json`]);
  });

  it('an email sent twice is one email', async () => {
    await mailer.send(mail);
    await mailer.send(mail);

    expect(await mails.list()).toHaveLength(1);
  });

  it('lists the newest first', async () => {
    await mailer.send(mail);
    clock.advance(seconds(1));
    await mailer.send({ ...mail, messageId: 'row-2' });

    expect((await mails.list()).map(({ messageId }) => messageId)).toEqual(['row-2', 'row-1']);
  });

  it('lets neither an address nor a subject smuggle in a header or a recipient', async () => {
    await mailer.send({ ...mail, to: 'a@x.test, b@x.test', subject: 'Hi\r\nBcc: c@x.test' });
    const [kept] = await mails.list();
    const eml = await readFile(path.join(folder, `${kept?.id}.eml`), 'utf8');

    expect(eml).not.toMatch(/^Bcc:/m);
    expect(eml).toContain('To: <"a@x.test, b"@x.test>');
  });

  it.each(['..', '../../etc/passwd', 'x', ''])('has no email with the id %j', async (id) => {
    expect(await mails.find(id)).toBeNull();
  });
});
