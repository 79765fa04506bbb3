import { body, type Schemas } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, settingsReadIn } from '../../../providers/client';
import { countIn } from '../../../shared/figures/format';
import { goByServerClockOf } from '../../../shared/learn-clock.api';

export type Business = Schemas['BusinessResponse'];
export type BusinessChanges = Schemas['BusinessRequest'];

const BUSINESS = ['business'] as const;

export const useBusiness = () =>
  useQuery({
    queryKey: BUSINESS,
    queryFn: () => body(api.GET('/api/creator/business')),
    staleTime: 0,
    retry: false,
  });

/** Times, days of figures and hours of emails follow the time zone immediately, and amounts the currency. */
export function useSaveBusiness(read: Business) {
  const queries = useQueryClient();
  // From the read whose values the form shows, not from a newer one.
  const [version, setVersion] = useState(read.version);
  return async (settings: BusinessChanges) => {
    const saved = await body(
      api.PUT('/api/creator/business', { ...settingsReadIn(version), body: settings }),
    );
    setVersion(saved.version);
    queries.setQueryData(BUSINESS, saved);
    countIn(saved.currency);
    await goByServerClockOf(saved.timeZone);
    await queries.invalidateQueries({ queryKey: ['coach-time-zone'] });
  };
}
