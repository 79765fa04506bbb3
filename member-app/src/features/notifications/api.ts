import { bellOf } from '@sanctum/web/bell/bell';
import { api } from '../../shared/api/client';

export type { Notification } from '@sanctum/web/bell/bell';
export const { useUnread, useSeen, useNotifications, useRead, useReadAll } = bellOf(api);
