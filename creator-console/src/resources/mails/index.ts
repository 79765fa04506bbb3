import MailIcon from '@mui/icons-material/MailOutlined';
import { MailsPage } from './mails-page';
import { texts } from './texts';

export { MailPreview } from './mail-preview';

/** What `<Resource>` wants for what mails say. */
export const mails = { list: MailsPage, icon: MailIcon, options: { label: texts.title } };
