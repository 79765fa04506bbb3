import type { components } from '@sanctum/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';
import { useChange, useFresh } from '../../../shared/api/queries';
import { isRefusal } from '../../../shared/api/refusal';
import { FRESH_SIGN_IN, type Proof, useSignInAgain } from '../fresh-sign-in/fresh-sign-in.api';
import { devicesKey } from '../shared/api';

export type DataExport = components['schemas']['DataExportResponse'];

const exportKey = ['/api/me/data-export'] as const;
const deletionKey = ['/api/me/deletion'] as const;

/** Often enough for the bar to move, seldom enough to cost little. */
const LOOK_EVERY = 1_500;

/** Polls only while the file is being prepared. */
export const useDataExport = () =>
  useFresh(exportKey, () => body(api.GET('/api/me/data-export')), {
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? LOOK_EVERY : false),
  });

export function usePrepareExport() {
  const queries = useQueryClient();
  return async () => queries.setQueryData(exportKey, await body(api.POST('/api/me/data-export')));
}

/** The signed address works for minutes, so it is requested when the button is pressed. */
export const exportUrl = async () => (await body(api.GET('/api/me/data-export/download'))).url;

export const useDeletion = (enabled: boolean) =>
  useFresh(deletionKey, () => body(api.GET('/api/me/deletion')), { enabled });

/** The password was just entered: if the sign-in is too old, it is renewed with that password. */
export function useScheduleDeletion() {
  const queries = useQueryClient();
  const signInAgain = useSignInAgain();
  return async (email: string, proof: Proof) => {
    const schedule = () => body(api.POST('/api/me/deletion', { body: { password: proof.password } }));
    const deletion = await schedule().catch(async (error: unknown) => {
      if (!isRefusal(error, FRESH_SIGN_IN)) throw error;
      await signInAgain(email, proof);
      return schedule();
    });
    queries.setQueryData(deletionKey, deletion);
    await queries.invalidateQueries({ queryKey: devicesKey });
  };
}

export const useKeepAccount = () => useChange(() => api.DELETE('/api/me/deletion'), deletionKey);
