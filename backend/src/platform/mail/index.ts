export { MailModule, mailFolderOf } from './mail.module.js';
export { type Mail, Mailer } from './mailer.js';
export { mountMailViewer } from '../../stand-ins/mail-viewer/mount-mail-viewer.js';
