import { FakeClock } from '../../../test/fake-clock.js';
import { SmtpCatcher } from '../../../test/smtp-catcher.js';
import { type Mail, MailBounced, MailServerAway } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const mail: Mail = {
  messageId: 'row-1',
  to: 'ada@sanctum.test',
  subject: 'Bienvenue, Zoé',
  text: 'Hello',
  html: '<p>Hello</p>',
};

describe('a mail server', () => {
  let server: SmtpCatcher;
  const mailerTo = (url: string, timeouts?: ConstructorParameters<typeof SmtpMailer>[3]) =>
    new SmtpMailer(url, 'Sanctum <hello@sanctum.example>', new FakeClock(), timeouts);

  beforeEach(async () => {
    server = await SmtpCatcher.start();
  });
  afterEach(() => server.close());

  it('gets the whole email with its id', async () => {
    await mailerTo(server.url).send(mail);

    expect(server.kept).toEqual([expect.stringContaining('RCPT TO:<ada@sanctum.test>')]);
    expect(server.kept[0]).toContain('Message-ID: <row-1@sanctum.example>');
  });

  it('that is closing counts as unavailable', async () => {
    server.mood = 'refuses';

    const sending = mailerTo(server.url).send(mail);
    await expect(sending).rejects.toThrow(MailServerAway);
    await expect(sending).rejects.toThrow('421');
  });

  it('that never answers times out, and counts as unavailable', async () => {
    server.mood = 'hangs';
    const mailer = mailerTo(server.url, { connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 });

    const sending = mailer.send(mail);
    await expect(sending).rejects.toThrow(MailServerAway);
    await expect(sending).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } });
  });

  it('that cannot be reached counts as unavailable', async () => {
    const { url } = server;
    await server.close();

    await expect(mailerTo(url).send(mail)).rejects.toThrow(MailServerAway);
  });

  it('that does not know the address bounces the email, and counts as available', async () => {
    server.mood = 'declines';

    const sending = mailerTo(server.url).send(mail);
    await expect(sending).rejects.toThrow('550');
    await expect(sending).rejects.toThrow(MailBounced);
    await expect(sending).rejects.not.toThrow(MailServerAway);
  });
});
