import { body } from '@sanctum/openapi';
import { api } from '../../providers/client';

/** Time zone of the site, in which figures are computed (product rule 6.20). */
export const readTimeZone = async (): Promise<string> =>
  (await body(api.GET('/api/creator/business'))).timeZone;
