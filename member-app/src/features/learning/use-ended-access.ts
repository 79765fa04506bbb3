import type { Schemas } from '@sanctum/openapi';
import { api, itemsOf, useFresh } from '../../shared/api/client';

export type EndedProduct = Schemas['EndedAccessResponse'];

/** Loads products that the member had until their time was over, again on every visit: they are renewed elsewhere. */
export const useEndedAccess = () =>
  useFresh(['/api/me/ended-access'], () => itemsOf(api.GET('/api/me/ended-access')));
