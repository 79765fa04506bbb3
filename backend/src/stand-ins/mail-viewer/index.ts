/** Stand-in for email: a folder stores unsent emails, and pages of the site show them. */
export { MailFolder } from './mail-folder.js';
export { MailViewerModule } from './mail-viewer.module.js';
export { mountMailViewer } from './mount-mail-viewer.js';
