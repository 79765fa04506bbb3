import { body, type Schemas } from '@sanctum/openapi';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, at, readIn } from '../../../providers/client';

export type Webhook = Schemas['WebhookEndpointResponse'];
export type WebhookTerms = Schemas['NewWebhookEndpointRequest'];
export type WebhookEvent = Schemas['WebhookEvent'];
export type SentEvent = Schemas['SentWebhookEvent'];
export type Delivery = Schemas['WebhookDeliveryResponse'];
export type DeliveryState = Schemas['WebhookDeliveryState'];
export type Try = Schemas['WebhookTryResponse'];

const WEBHOOKS = ['webhooks'] as const;
const DELIVERIES = ['webhook-deliveries'] as const;
const PAGE = 25;
/** Milliseconds after which pending deliveries are reloaded. */
const SOON = 3000;

export const useWebhooks = () =>
  useQuery({
    queryKey: WEBHOOKS,
    queryFn: () => body(api.GET('/api/creator/webhooks', { params: { query: { range: '[0,99]' } } })),
    staleTime: 0,
  });

export interface LogFilter {
  webhookId?: string;
  state?: DeliveryState;
}

/** Deliveries, latest first; reloaded while one has not been attempted yet. */
export const useDeliveries = (filter: LogFilter) =>
  useInfiniteQuery({
    queryKey: [...DELIVERIES, filter],
    initialPageParam: 0,
    queryFn: ({ pageParam: from }) => {
      const query = { filter: JSON.stringify(filter), range: `[${from},${from + PAGE - 1}]` };
      return body(api.GET('/api/creator/webhook-deliveries', { params: { query } }));
    },
    getNextPageParam: (page, pages) => (page.length === PAGE ? pages.length * PAGE : undefined),
    refetchInterval: ({ state }) => (state.data?.pages.flat().some(isUnderWay) ? SOON : false),
    staleTime: 0,
  });

export const useDelivery = (id: string) =>
  useQuery({
    queryKey: [...DELIVERIES, id],
    queryFn: () => body(api.GET('/api/creator/webhook-deliveries/{id}', at(id))),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? SOON : false),
    staleTime: 0,
  });

/** True if it is due now: resent by the coach, or just created. */
const isUnderWay = ({ state, nextTryAt }: Delivery): boolean =>
  state === 'pending' && nextTryAt !== null && Date.parse(nextTryAt) <= Date.now();

/** The coach's changes to webhooks; webhooks and log are reloaded after each. */
export function useWebhookActs() {
  const queries = useQueryClient();
  const then = async <Result>(call: Promise<{ data?: Result }>): Promise<Result> => {
    const result = await body(call);
    await Promise.all(
      [WEBHOOKS, DELIVERIES].map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })),
    );
    return result;
  };
  return {
    create: (terms: WebhookTerms) => then(api.POST('/api/creator/webhooks', { body: terms })),
    change: ({ id, version }: Webhook, terms: WebhookTerms) =>
      then(api.PUT('/api/creator/webhooks/{id}', { ...readIn({ id }, version), body: terms })),
    remove: (id: string) => then(api.DELETE('/api/creator/webhooks/{id}', at(id))),
    replaceSecret: (id: string) => then(api.POST('/api/creator/webhooks/{id}/replace-secret', at(id))),
    test: (id: string) => then(api.POST('/api/creator/webhooks/{id}/test', at(id))),
    replay: (id: string) => then(api.POST('/api/creator/webhook-deliveries/{id}/replay', at(id))),
  };
}
