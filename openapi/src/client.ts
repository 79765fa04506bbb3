import createFetchClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error';
import type { paths } from './schema';
import { createSessionFetch } from './session-fetch';

const throwRefusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ApiError.from(response);
  },
};

/**
 * Typed client of the published contract. It sends cookies, renews expired sessions, and throws responses that are not
 * OK as an `ApiError`.
 */
export function createClient(
  baseUrl: string,
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
) {
  const client = createFetchClient<paths>({
    baseUrl,
    credentials: 'include',
    fetch: createSessionFetch(fetch),
  });
  client.use(throwRefusals);
  return client;
}

/** Returns the body of a response; refusals have thrown before. */
export const body = async <Data>(call: Promise<{ data?: Data }>): Promise<Data> => (await call).data as Data;

/** Returns the rows of a list that has one page. */
export const itemsOf = async <Item>(call: Promise<{ data?: { items: Item[] } }>): Promise<Item[]> =>
  (await body(call)).items;
