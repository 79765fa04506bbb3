import { setTimeout as pause } from 'node:timers/promises';

const ANSWERED = /^sanctum_http_requests_total\{(?<labels>.*)\} (?<count>\d+)$/gm;
const STREAMS = /^sanctum_live_streams (\d+)$/m;

/** How many requests a server has answered, by its figures; the proxy's own questions are left out. */
export const answeredRequests = (figures) =>
  [...figures.matchAll(ANSWERED)]
    .filter(({ groups: { labels } }) => !labels.includes('route="/api/health'))
    .reduce((sum, { groups: { count } }) => sum + Number(count), 0);

/** How many people listen at a server for what happens. */
export const openStreams = (figures) => Number(STREAMS.exec(figures)[1]);

/** How many requests a server has answered since it started. */
export const answeredBy = async (topology, server) => answeredRequests(await topology.figuresOf(server));

/** Until the proxy, under load, has sent each of these servers something. */
export async function untilInUse(topology, servers) {
  for (const server of servers) while ((await answeredBy(topology, server)) === 0) await pause(100);
}
