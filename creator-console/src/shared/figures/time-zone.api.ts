import { body } from '@sanctum/openapi';
import { api } from '../../providers/client';

/** The zone of the coach's settings, by whose days the figures are kept. */
export const readTimeZone = async (): Promise<string> =>
  (await body(api.GET('/api/auth/session'))).account?.timeZone ?? 'UTC';
