import { body } from '@sanctum/openapi';
import { api } from '../../providers/client';

/** The zone of the business, by whose days the figures are kept (product rule 6.20). */
export const readTimeZone = async (): Promise<string> =>
  (await body(api.GET('/api/creator/business'))).timeZone;
