const ANSWERED = /^sanctum_http_requests_total\{(?<labels>.*)\} (?<count>\d+)$/gm;

/** How often each route was answered, `{ route, count }`, by a server's figures; the proxy's own questions are left out. */
export const answeredRequests = (figures) =>
  [...figures.matchAll(ANSWERED)]
    .map(({ groups: { labels, count } }) => ({
      route: /route="([^"]*)"/.exec(labels)[1],
      count: Number(count),
    }))
    .filter(({ route }) => !route.startsWith('/api/health'));
