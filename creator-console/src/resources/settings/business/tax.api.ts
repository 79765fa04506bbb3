import { body, type Schemas } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, settingsReadIn } from '../../../providers/client';

export type Tax = Schemas['TaxResponse'];
export type TaxChanges = Schemas['TaxRequest'];

const TAX = ['tax'] as const;

export const useTax = () =>
  useQuery({ queryKey: TAX, queryFn: () => body(api.GET('/api/creator/tax')), staleTime: 0, retry: false });

export function useSaveTax(read: Tax) {
  const queries = useQueryClient();
  // From the read whose values the form shows, not from a newer one.
  const [version, setVersion] = useState(read.version);
  return async (tax: TaxChanges) => {
    const saved = await body(api.PUT('/api/creator/tax', { ...settingsReadIn(version), body: tax }));
    setVersion(saved.version);
    queries.setQueryData(TAX, saved);
  };
}
