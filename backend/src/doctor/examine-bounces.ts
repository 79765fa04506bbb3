import type { Config } from '../platform/config/config.js';
import { ImapMailbox } from '../platform/mail/index.js';
import { type Finding, ill, reasonOf, well } from './finding.js';

const TIMES = { step: 10_000, visit: 20_000 };

/** Checks whether the bounce mailbox can be opened. Nothing in the mailbox is changed. */
export async function examineBounces({ mail }: Config): Promise<Finding[]> {
  if (mail.bounceMailboxUrl === undefined)
    return [well('bounces', 'no mailbox is read; mails that come back later stay unknown')];
  const { host } = new URL(mail.bounceMailboxUrl);
  try {
    await new ImapMailbox(mail.bounceMailboxUrl, TIMES).visit(async () => undefined);
    return [well('bounces', `the mailbox at ${host} opens`)];
  } catch (error) {
    return [diagnose(error, host)];
  }
}

function diagnose(error: unknown, host: string): Finding {
  const { authenticationFailed, mailboxMissing, responseText } = error as {
    authenticationFailed?: boolean;
    mailboxMissing?: boolean;
    responseText?: string;
  };
  const said = responseText ?? reasonOf(error);
  const noMailbox = ill(
    'bounces',
    `${host} does not open the mailbox: ${said}`,
    'Name a folder that is there at the end of BOUNCE_MAILBOX_URL, such as /INBOX',
  );
  if (mailboxMissing === true) return noMailbox;
  if (authenticationFailed === true)
    return ill(
      'bounces',
      `${host} refuses the password: ${said}`,
      'Correct user and password in BOUNCE_MAILBOX_URL; many providers want a password made for this app alone',
    );
  if (responseText !== undefined) return noMailbox;
  if (/wrong version number|ssl|certificate/i.test(said))
    return ill(
      'bounces',
      `no encrypted connection: ${said}`,
      'imaps:// is for port 993, with a valid certificate',
    );
  return ill(
    'bounces',
    `${host} cannot be reached: ${said}`,
    'Correct host and port in BOUNCE_MAILBOX_URL; is port 993 open to the outside?',
  );
}
