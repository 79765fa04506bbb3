import MailIcon from '@mui/icons-material/MailOutlined';
import { MailLogList } from './log/mail-log-list';
import { texts as logTexts } from './log/texts';
import { MailsPage } from './mails-page';
import { texts } from './texts';

export { MailPreview } from './mail-preview';

/** What `<Resource>` wants for what mails say. */
export const mails = { list: MailsPage, icon: MailIcon, options: { label: texts.title } };

/** What `<Resource>` wants for the log of all mails: it is read, and what failed is sent again or discarded. */
export const mailLog = { list: MailLogList, options: { label: logTexts.title } };
