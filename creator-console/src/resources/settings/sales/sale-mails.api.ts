import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type SaleMails = Schemas['SaleMailsResponse'];
export type SaleMailFrequency = SaleMails['frequency'];

export const readSaleMails = (): Promise<SaleMails> => body(api.GET('/api/creator/sale-mails'));

export const chooseSaleMails = (frequency: SaleMailFrequency): Promise<SaleMails> =>
  body(api.PUT('/api/creator/sale-mails', { body: { frequency } }));
