import { body, type components } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../providers/client';

type Schemas = components['schemas'];
export type Tax = Schemas['TaxResponse'];
export type TaxChanges = Schemas['TaxRequest'];

const TAX = ['tax'] as const;

export const useTax = () =>
  useQuery({ queryKey: TAX, queryFn: () => body(api.GET('/api/creator/tax')), staleTime: 0, retry: false });

export function useSaveTax() {
  const queries = useQueryClient();
  return async (tax: TaxChanges) =>
    queries.setQueryData(TAX, await body(api.PUT('/api/creator/tax', { body: tax })));
}
