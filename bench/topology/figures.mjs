import { setTimeout as pause } from 'node:timers/promises';

const ANSWERED = /^sanctum_http_requests_total\{(?<labels>.*)\} (?<count>\d+)$/gm;
const STREAMS = /^sanctum_live_streams (\d+)$/m;

/** Number of requests a server has answered, from its metrics; the proxy's own health checks are left out. */
export const answeredRequests = (figures) =>
  [...figures.matchAll(ANSWERED)]
    .filter(({ groups: { labels } }) => !labels.includes('route="/api/health'))
    .reduce((sum, { groups: { count } }) => sum + Number(count), 0);

/** Number of people with an open stream at a server. */
export const openStreams = (figures) => Number(STREAMS.exec(figures)[1]);

/** Number of requests a server has answered since it started. */
export const answeredBy = async (topology, server) => answeredRequests(await topology.figuresOf(server));

/** Waits until the proxy, under load, has sent a request to each of these servers. */
export async function untilInUse(topology, servers) {
  for (const server of servers) while ((await answeredBy(topology, server)) === 0) await pause(100);
}
