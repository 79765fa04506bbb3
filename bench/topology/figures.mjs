import { setTimeout as pause } from 'node:timers/promises';

const ANSWERED = /^sanctum_http_requests_total\{(?<labels>.*)\} (?<count>\d+)$/gm;

/** How often each route was answered, `{ route, count }`, by a server's figures; the proxy's own questions are left out. */
export const answeredRequests = (figures) =>
  [...figures.matchAll(ANSWERED)]
    .map(({ groups: { labels, count } }) => ({
      route: /route="([^"]*)"/.exec(labels)[1],
      count: Number(count),
    }))
    .filter(({ route }) => !route.startsWith('/api/health'));

/** How many requests a server has answered since it started. */
export async function answeredBy(topology, server) {
  const figures = await topology.figuresOf(server);
  return answeredRequests(figures).reduce((sum, { count }) => sum + count, 0);
}

/** Until the proxy, under load, has sent each of these servers something. */
export async function untilInUse(topology, servers) {
  for (const server of servers) while ((await answeredBy(topology, server)) === 0) await pause(100);
}
