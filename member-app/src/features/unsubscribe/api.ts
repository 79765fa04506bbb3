import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { useSave } from '../../shared/api/queries';

const keyOf = (token: string) => ['/api/unsubscribe', token] as const;
const at = (token: string) => ({ params: { path: { token } } });

/** Only looks: programs that open every link of a mail must not end anything. */
export const useSubscription = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: () => body(api.GET('/api/unsubscribe/{token}', at(token))),
    enabled: token !== '',
  });

export const useSetSubscription = (token: string) =>
  useSave(
    (wanted: boolean) =>
      body(
        wanted
          ? api.DELETE('/api/unsubscribe/{token}', at(token))
          : api.POST('/api/unsubscribe/{token}', at(token)),
      ),
    keyOf(token),
  );
