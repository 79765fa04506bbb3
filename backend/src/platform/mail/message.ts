import type { Mail } from './mailer.js';

/** Header with the email's id: some relays, such as Amazon SES, replace the Message-ID. */
export const MAIL_ID_HEADER = 'X-Sanctum-Mail';

export function messageOf(
  { messageId, to, replyTo, subject, text, html, calendar, unsubscribeUrl }: Mail,
  from: string,
  date: Date,
) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    messageId: `<${messageId}@${domain}>`,
    from,
    // As a pair, so that a comma in it cannot become a second recipient.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
    date,
    headers: {
      'Auto-Submitted': 'auto-generated', // RFC 3834: no out-of-office replies
      [MAIL_ID_HEADER]: messageId,
      ...(unsubscribeUrl !== undefined && {
        // One-click unsubscribing in the email program. Marked as prepared, because folding the line would break the address.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
