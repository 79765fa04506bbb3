import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FakeClock } from '../../../test/fake-clock.js';
import { seconds } from '../../kernel/clock.js';
import { readConfig } from '../config/config.js';
import { FolderMailer } from '../../stand-ins/mail-viewer/folder-mailer.js';
import { MailFolder } from '../../stand-ins/mail-viewer/mail-folder.js';
import { mailFolderOf } from './mail.module.js';
import type { Mail } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

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

  it('is empty before the first mail', async () => {
    expect(await mails.list()).toEqual([]);
  });

  it('keeps each mail for us and as a file any mail program opens', async () => {
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

  it('a mail sent twice is one mail', async () => {
    await mailer.send(mail);
    await mailer.send(mail);

    expect(await mails.list()).toHaveLength(1);
  });

  it('the newest comes first', async () => {
    await mailer.send(mail);
    clock.advance(seconds(1));
    await mailer.send({ ...mail, messageId: 'row-2' });

    expect((await mails.list()).map(({ messageId }) => messageId)).toEqual(['row-2', 'row-1']);
  });

  it('neither an address nor a subject can smuggle in a header or a recipient', async () => {
    await mailer.send({ ...mail, to: 'a@x.test, b@x.test', subject: 'Hi\r\nBcc: c@x.test' });
    const [kept] = await mails.list();
    const eml = await readFile(path.join(folder, `${kept?.id}.eml`), 'utf8');

    expect(eml).not.toMatch(/^Bcc:/m);
    expect(eml).toContain('To: <"a@x.test, b"@x.test>');
  });

  it.each(['..', '../../etc/passwd', 'x', ''])('%j is the id of no mail', async (id) => {
    expect(await mails.find(id)).toBeNull();
  });

  it('exists only where mails are not really sent', () => {
    expect(mailFolderOf(readConfig({}))).toBeInstanceOf(MailFolder);
    expect(mailFolderOf(readConfig({ SMTP_URL: 'smtp://mail.example' }))).toBeNull();
    expect(mailFolderOf({ ...readConfig({}), production: true })).toBeNull();
  });
});

describe('a mail server', () => {
  let server: Server;
  let onConnection: (socket: Socket) => void;
  const sockets = new Set<Socket>();
  const mailerTo = (timeouts?: ConstructorParameters<typeof SmtpMailer>[3]) =>
    new SmtpMailer(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      FROM,
      new FakeClock(),
      timeouts,
    );

  beforeAll((done) => {
    server = createServer((socket) => {
      sockets.add(socket);
      onConnection(socket);
    }).listen(0, '127.0.0.1', done);
  });
  afterAll((done) => {
    for (const socket of sockets) socket.destroy();
    server.close(() => done());
  });

  it('gets the whole mail with its id', async () => {
    const received = new Promise<string>((resolve) => {
      onConnection = (socket) => talkSmtp(socket, resolve);
    });
    await mailerTo().send(mail);

    expect(await received).toContain('RCPT TO:<ada@sanctum.test>');
    expect(await received).toContain('Message-ID: <row-1@sanctum.example>');
  });

  it('that refuses makes sending fail, so that it is tried again', async () => {
    onConnection = (socket) => socket.end('421 too busy\r\n');

    await expect(mailerTo().send(mail)).rejects.toThrow('421');
  });

  it('that says nothing is given up', async () => {
    onConnection = () => undefined;
    const mailer = mailerTo({ connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 });

    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});

/** As much of SMTP as one mail needs; gives everything the client said. */
function talkSmtp(socket: Socket, done: (said: string) => void): void {
  let said = '';
  let inBody = false;
  socket.write('220 ready\r\n');
  socket.on('data', (data) => {
    said += String(data);
    if (inBody) {
      if (!said.endsWith('\r\n.\r\n')) return;
      inBody = false;
      socket.write('250 kept\r\n');
    } else if (said.endsWith('DATA\r\n')) {
      inBody = true;
      socket.write('354 go on\r\n');
    } else if (said.endsWith('QUIT\r\n')) {
      socket.end('221 bye\r\n');
    } else {
      socket.write('250 ok\r\n');
    }
  });
  socket.on('close', () => done(said));
}
