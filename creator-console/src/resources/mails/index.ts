import MailIcon from '@mui/icons-material/MailOutlined';
import { MailLogList } from './log/mail-log-list';
import { texts as logTexts } from './log/texts';
import { MailsPage } from './mails-page';
import { texts } from './texts';

export { MailPreview } from './mail-preview';

/** `<Resource>` props for email texts. */
export const mails = { list: MailsPage, icon: MailIcon, options: { label: texts.title } };

/** `<Resource>` props for the email log, where failed emails are sent again or discarded. */
export const mailLog = { list: MailLogList, options: { label: logTexts.title } };
