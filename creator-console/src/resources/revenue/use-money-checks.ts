import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { compareMoney, type MoneyCheckFigure, readMoneyChecks } from './revenue.api';
import { texts } from './texts';

const LOOK_AGAIN_MS = 2_000;

/** One of them is still as old as it was when the coach asked for a new comparison. */
const isOld = (figures: readonly MoneyCheckFigure[], before: readonly MoneyCheckFigure[]): boolean =>
  figures.some(({ comparedAt }, index) => comparedAt === before[index]?.comparedAt);

/** The figures of the last comparison, and a new one: they are read again until all of them are newer. */
export function useMoneyChecks() {
  const notify = useNotify();
  const [before, setBefore] = useState<readonly MoneyCheckFigure[]>();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['money-checks'],
    queryFn: readMoneyChecks,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      before && state.data && isOld(state.data, before) ? LOOK_AGAIN_MS : false,
  });
  const compare = async () => {
    setBefore(data);
    try {
      await compareMoney();
    } catch {
      setBefore(undefined);
      notify(texts.notCompared, { type: 'error' });
    }
  };
  return { data, isLoadingError, refetch, compare, isComparing: !!data && !!before && isOld(data, before) };
}
