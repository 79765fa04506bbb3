import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { FakeClock } from '../../../test/fake-clock.js';
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

  it('that never answers is given up', async () => {
    onConnection = () => undefined;
    const mailer = mailerTo({ connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 });

    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});

/** A server that knows as much of SMTP as one mail needs; returns everything the client sent. */
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
