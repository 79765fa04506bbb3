import { newId } from '../kernel/ids.js';
import { Clock } from '../kernel/clock.js';
import type { Config } from '../platform/config/config.js';
import { SmtpMailer } from '../platform/mail/smtp-mailer.js';
import { type Finding, ill, reasonOf, well } from './finding.js';

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Checks that the mail server accepts a real email, which goes to the sender. */
export async function examineMail({ mail }: Config, clock: Clock): Promise<Finding[]> {
  if (mail.smtpUrl === undefined) return [well('mail', 'a folder with a viewer page')];
  const to = /<([^<>]+)>\s*$/.exec(mail.from)?.[1] ?? mail.from;
  const mailer = new SmtpMailer(mail.smtpUrl, mail.from, clock, TIMEOUTS);
  try {
    await mailer.send({
      messageId: newId(),
      to,
      subject: 'Sanctum can send mails',
      text: 'This mail was sent by `cli doctor`.',
      html: '<p>This mail was sent by <code>cli doctor</code>.</p>',
    });
    return [well('mail', `was taken for ${to}; look whether it arrives`)];
  } catch (error) {
    return [diagnose(error, mail.from)];
  } finally {
    await mailer.onApplicationShutdown();
  }
}

/** Tells apart the reasons why a mail server refuses an email. */
export function diagnose(error: unknown, from: string): Finding {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const said = reasonOf(error);
  if (code === 'EAUTH')
    return ill('mail', `the server refuses the password: ${said}`, 'Correct user and password in SMTP_URL');
  if (code === 'EENVELOPE' && responseCode !== undefined)
    return ill(
      'mail',
      `the server takes no mail of ${from}: ${said}`,
      'Name a sender in MAIL_FROM that it lets this account use',
    );
  if (/certificate|altnames?/i.test(said))
    return ill(
      'mail',
      `the certificate of the mail server is not valid: ${said}`,
      'Renew it, or name the host in SMTP_URL that the certificate is for',
    );
  if (code === 'ETLS' || /wrong version number|ssl/i.test(said))
    return ill('mail', `no encrypted connection: ${said}`, 'smtps:// is for port 465, smtp:// for 587');
  if (responseCode !== undefined)
    return ill('mail', `the server refuses the mail: ${said}`, 'Ask whoever runs the mail server');
  return ill(
    'mail',
    `cannot be reached: ${said}`,
    'Correct host and port in SMTP_URL; is port 587 open to the outside?',
  );
}
