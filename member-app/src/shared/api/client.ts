import { createClient, createEnrolmentFetch } from '@sanctum/openapi';
import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { paths } from '../lib/paths';
import { i18n } from '../words/i18n';
import { fetchUnlessKnown } from './first-answers';

/** Loads a query again on every visit, because its answer also changes elsewhere. */
export const useFresh = <Answer>(
  queryKey: QueryKey,
  queryFn: () => Promise<Answer>,
  options?: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn' | 'staleTime'>,
) => useQuery({ queryKey, queryFn, staleTime: 0, ...options });

/** Milliseconds during which the parts of a page share one answer. */
const SHARED_MS = 5_000;

/** A query like `useFresh` that several parts of a page show: they share one answer, also if they appear one by one. */
export const useShared = <Answer>(queryKey: QueryKey, queryFn: () => Promise<Answer>) =>
  useQuery({ queryKey, queryFn, staleTime: SHARED_MS });

type Send<Answer, Variables> = (variables: Variables) => Promise<Answer>;

/** Changes data on the server. After success, the queries under these keys are loaded again. */
export function useChange<Answer, Variables = void>(
  mutationFn: Send<Answer, Variables>,
  ...reloaded: readonly QueryKey[]
) {
  const reload = useReload(reloaded);
  return useMutation({ mutationFn, onSuccess: reload });
}

/**
 * Changes data on the server. A failure also means that the page's data is outdated, for example when a slot is already
 * taken.
 */
export function useAttempt<Answer, Variables = void>(
  mutationFn: Send<Answer, Variables>,
  ...reloaded: readonly QueryKey[]
) {
  const reload = useReload(reloaded);
  return useMutation({ mutationFn, onSettled: reload });
}

/** Changes data on the server, which answers with the new data of this query. */
export function useSave<Answer, Variables = void>(mutationFn: Send<Answer, Variables>, queryKey: QueryKey) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: (answer) => queries.setQueryData(queryKey, answer) });
}

function useReload(keys: readonly QueryKey[]) {
  const queries = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

export { body, itemsOf } from '@sanctum/openapi';
export { ApiError, serverMessage } from './refusal';

/** Requests the server's messages in the page's language. */
function fetchInLanguage(request: Request): Promise<Response> {
  request.headers.set('accept-language', i18n.language);
  return fetchUnlessKnown(request);
}

/** Sends the coach to the console to set up a second factor before using this app. */
const enrolmentFetch = createEnrolmentFetch(fetchInLanguage, () =>
  location.assign(`${paths.creator}/second-factor`),
);

/**
 * The only client for the server: typed by the published contract, with cookies. An expired session is renewed
 * automatically.
 */
export const api = createClient(location.origin, enrolmentFetch);

/** Makes the options of a call with one id in its path. */
export const at = (id: string) => ({ params: { path: { id } } });
