import { BounceMailbox } from './bounces/bounce-mailbox.entity.js';
import { Mail } from './mail.entity.js';
import { MailWording } from './writing/mail-wording.entity.js';
import { NotificationSource } from './notification-source.entity.js';
import { Notification } from './notification.entity.js';
import { NotificationPreference } from './preferences/notification-preference.entity.js';
import { NotificationSettings } from './preferences/notification-settings.entity.js';
import { PushDevice } from './push/push-device.entity.js';
import { PushKey } from './push/push-key.entity.js';
import { SaleMailSetting } from './sale-mail-setting.entity.js';
import { UntoldSale } from './untold-sale.entity.js';

export const notificationEntities = [
  BounceMailbox,
  Mail,
  MailWording,
  Notification,
  NotificationPreference,
  NotificationSettings,
  NotificationSource,
  PushDevice,
  PushKey,
  SaleMailSetting,
  UntoldSale,
];
