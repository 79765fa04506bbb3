export { FORGET_MAILS, type Mail, MailBounced, Mailer, MailServerAway } from './mailer.js';
export { ImapMailbox, type OpenMailbox } from './imap-mailbox.js';
export { type DeliveryReport, deliveryReportOf, MOST_READ } from './delivery-report.js';
export { messageOf } from './message.js';
export { SmtpModule } from './smtp-mailer.js';
