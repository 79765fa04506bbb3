import { useQueryClient } from '@tanstack/react-query';
import { useFigures } from '../../shared/figures/use-figures';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { type FirstRun, putAway, readFirstRun } from './first-run.api';

const KEY = ['first-run'];

/** The guide as the server has it, and putting it away or bringing it back. */
export function useFirstRun() {
  const { data, isLoadingError, refetch } = useFigures(KEY, readFirstRun);
  const client = useQueryClient();
  const { run, isActing } = useAct();
  const show = (guide: FirstRun) => void client.setQueryData(['figures', ...KEY], guide);
  const set = (isPutAway: boolean) => void run(async () => show(await putAway(isPutAway)));
  return { data, isLoadingError, refetch, isActing, set, show };
}
