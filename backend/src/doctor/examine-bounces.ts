import type { Config } from '../platform/config/config.js';
import { ImapMailbox } from '../platform/mail/index.js';
import { about, type Finding, reasonOf } from './finding.js';

const { ill, well } = about('bounces');

const TIMES = { step: 10_000, visit: 20_000 };

/** Checks if the bounce mailbox can be opened. Changes nothing in it. */
export async function examineBounces({ mail }: Config): Promise<Finding[]> {
  if (mail.bounceMailboxUrl === undefined) return [well('no mailbox is set, so bounced emails go unnoticed')];
  const { host } = new URL(mail.bounceMailboxUrl);
  try {
    await new ImapMailbox(mail.bounceMailboxUrl, TIMES).visit(async () => undefined);
    return [well(`the mailbox at ${host} works`)];
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
    `couldn’t open the mailbox at ${host}: ${said}`,
    'End BOUNCE_MAILBOX_URL with an existing folder, such as /INBOX',
  );
  if (mailboxMissing === true) return noMailbox;
  if (authenticationFailed === true)
    return ill(
      `${host} rejected the password: ${said}`,
      'Correct the user and password in BOUNCE_MAILBOX_URL; many providers need an app password',
    );
  if (responseText !== undefined) return noMailbox;
  if (/wrong version number|ssl|certificate/i.test(said))
    return ill(`no encrypted connection: ${said}`, 'Use imaps:// with port 993 and a valid certificate');
  return ill(
    `couldn’t reach ${host}: ${said}`,
    'Correct the host and port in BOUNCE_MAILBOX_URL, and check that port 993 is open for outgoing connections',
  );
}
