import { newId } from '../kernel/ids.js';
import { Clock } from '../kernel/clock.js';
import type { Config } from '../platform/config/config.js';
import { SmtpMailer } from '../platform/mail/smtp-mailer.js';
import { about, type Finding, reasonOf } from './finding.js';

const { ill, well } = about('mail');

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Checks that the mail server accepts a real email to the sender's own address. */
export async function examineMail({ mail }: Config, clock: Clock): Promise<Finding[]> {
  if (mail.smtpUrl === undefined) return [well('email goes to a folder with a viewer page')];
  const to = /<([^<>]+)>\s*$/.exec(mail.from)?.[1] ?? mail.from;
  const mailer = new SmtpMailer(mail.smtpUrl, mail.from, clock, TIMEOUTS);
  try {
    await mailer.send({
      messageId: newId(),
      to,
      subject: 'Sanctum can send email',
      text: '`cli doctor` sent this test email.',
      html: '<p><code>cli doctor</code> sent this test email.</p>',
    });
    return [well(`sent a test email to ${to}; check that it arrives`)];
  } catch (error) {
    return [diagnose(error, mail.from)];
  } finally {
    await mailer.onApplicationShutdown();
  }
}

export function diagnose(error: unknown, from: string): Finding {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const said = reasonOf(error);
  if (code === 'EAUTH')
    return ill(`the server rejected the password: ${said}`, 'Correct the user and password in SMTP_URL');
  if (code === 'EENVELOPE' && responseCode !== undefined)
    return ill(
      `the server rejected email from ${from}: ${said}`,
      'Set MAIL_FROM to a sender this account is allowed to use',
    );
  if (/certificate|altnames?/i.test(said))
    return ill(
      `the mail server’s certificate isn’t valid: ${said}`,
      'Renew the certificate, or use the host it was issued for in SMTP_URL',
    );
  if (code === 'ETLS' || /wrong version number|ssl/i.test(said))
    return ill(`no encrypted connection: ${said}`, 'Use smtps:// with port 465, or smtp:// with port 587');
  if (responseCode !== undefined)
    return ill(`the server rejected the email: ${said}`, 'Contact the operator of the mail server');
  return ill(
    `couldn’t connect: ${said}`,
    'Correct the host and port in SMTP_URL, and check that port 587 is open for outgoing connections',
  );
}
