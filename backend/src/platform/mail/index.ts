export { FORGET_MAILS, type Mail, MailBounced, Mailer, MailServerAway } from './mailer.js';
export { ImapMailbox, type OpenMailbox } from './imap-mailbox.js';
export { MAIL_ID_HEADER, messageOf } from './message.js';
export { SmtpModule } from './smtp.module.js';
