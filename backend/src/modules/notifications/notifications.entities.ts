import { Mail } from './mail.entity.js';
import { MailWording } from './writing/mail-wording.entity.js';
import { NotificationPreference } from './notification-preference.entity.js';
import { SaleMailSetting } from './sale-mail-setting.entity.js';
import { UntoldSale } from './untold-sale.entity.js';

export const notificationEntities = [Mail, MailWording, NotificationPreference, SaleMailSetting, UntoldSale];
