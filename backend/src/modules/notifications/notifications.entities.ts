import { Mail } from './mail.entity.js';
import { NotificationPreference } from './notification-preference.entity.js';

export const notificationEntities = [Mail, NotificationPreference];
