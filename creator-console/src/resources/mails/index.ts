import { MailLogList } from './log/mail-log-list';
import { texts as logTexts } from './log/texts';
import { MailsPage } from './mails-page';
import { texts } from './texts';

export { MailPreview } from './mail-preview';

export const mails = { list: MailsPage, options: { label: texts.title } };

export const mailLog = { list: MailLogList, options: { label: logTexts.title } };
