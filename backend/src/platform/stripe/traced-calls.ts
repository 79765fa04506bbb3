import type { Stripe } from 'stripe';
import type { Tracing } from '../telemetry/tracing.js';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** The same way to Stripe, each call and each of its repetitions recorded. */
export function tracedCalls(client: HttpClient, tracing: Tracing): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (...request) => {
      const [host, , path, method] = request;
      const template = templateOf(path);
      const attributes = { 'http.request.method': method, 'server.address': host, 'url.template': template };
      return tracing.inSpan({ name: `stripe ${method} ${template}`, kind: 'client', attributes }, () =>
        client.makeRequest(...request),
      );
    },
  };
}

/** Returns the pattern of a Stripe address: `/v1/refunds/:id` for `/v1/refunds/re_123?expand=…`. */
export const templateOf = (path: string): string =>
  path
    .split('?')[0]!
    .split('/')
    .map((part) => (/^[a-z_]+$|^v\d$|^$/.test(part) ? part : ':id'))
    .join('/');
