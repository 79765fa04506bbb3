import { Mail } from './mail.entity.js';
import { NotificationPreference } from './notification-preference.entity.js';
import { SaleMailSetting } from './sale-mail-setting.entity.js';
import { UntoldSale } from './untold-sale.entity.js';

export const notificationEntities = [Mail, NotificationPreference, SaleMailSetting, UntoldSale];
