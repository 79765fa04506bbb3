import autocannon from 'autocannon';
import { requestsOf } from './requests.mjs';

/**
 * Sends a scenario's requests for some seconds, or this many of them, as fast as possible or at a `rate` a second. Every
 * response has to be successful.
 */
export async function load(url, scenario, { size, connections, seconds, amount, rate }) {
  let nth = 0;
  const result = await autocannon({
    url,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    ...(rate && { overallRate: rate }),
    setupClient: (client) => client.setRequests(requestsOf(scenario, nth++, size).map(asSent)),
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0 || result['2xx'] === 0) {
    const codes = JSON.stringify(result.statusCodeStats);
    throw new Error(`${scenario.name} at ${url}: ${bad} of ${result.requests.sent} requests failed ${codes}`);
  }
  return { requests: result['2xx'], perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** Creates a new body for every request. */
const asSent = ({ body, ...request }) =>
  body ? { ...request, setupRequest: (sent) => ({ ...sent, body: JSON.stringify(body()) }) } : request;
