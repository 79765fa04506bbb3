export { FORGET_MAILS, type Mail, MailBounced, Mailer, MailServerAway } from './mailer.js';
export { messageOf } from './message.js';
export { SmtpModule } from './smtp.module.js';
