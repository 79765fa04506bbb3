import { lazily } from '../../shared/lazily';

export { MailPreview } from './mail-preview';

export const mails = {
  list: lazily(() => import('./mails-page'), 'MailsPage'),
};

export const mailLog = {
  list: lazily(() => import('./log/mail-log-list'), 'MailLogList'),
};
