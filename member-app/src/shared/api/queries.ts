import {
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';

/** A query that is sent again on every visit, because its answer also changes elsewhere. */
export const useFresh = <Answer>(
  queryKey: QueryKey,
  queryFn: () => Promise<Answer>,
  options?: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn' | 'staleTime'>,
) => useQuery({ queryKey, queryFn, staleTime: 0, ...options });

type Send<Answer, Variables> = (variables: Variables) => Promise<Answer>;

/** A change on the server. After its success the queries under these keys are loaded again. */
export function useChange<Answer, Variables = void>(
  mutationFn: Send<Answer, Variables>,
  ...reloaded: readonly QueryKey[]
) {
  const reload = useReload(reloaded);
  return useMutation({ mutationFn, onSuccess: reload });
}

/** A change whose failure also shows that the data on the page are old, such as a slot already taken. */
export function useAttempt<Answer, Variables = void>(
  mutationFn: Send<Answer, Variables>,
  ...reloaded: readonly QueryKey[]
) {
  const reload = useReload(reloaded);
  return useMutation({ mutationFn, onSettled: reload });
}

/** A change that the server answers with the new data of this query. */
export function useSave<Answer, Variables = void>(mutationFn: Send<Answer, Variables>, queryKey: QueryKey) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: (answer) => queries.setQueryData(queryKey, answer) });
}

function useReload(keys: readonly QueryKey[]) {
  const queries = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
