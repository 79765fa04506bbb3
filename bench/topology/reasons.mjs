const withoutIds = (text) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ':id');

/**
 * Lists the requests for which the proxy got no answer, with the reason: `POST /api/cart 502 after 0.1 s: connection
 * reset by peer`.
 */
export function cutAtServers(topology) {
  return linesOf(topology, 'proxy', '"logger":"http.log.error"').map(({ request, status, duration, msg }) => {
    const how = msg.replace(/.*\d+->[\d.:]+: /, '');
    return `${request.method} ${withoutIds(request.uri)} ${status} after ${duration.toFixed(1)} s: ${how}`;
  });
}

/** Counts the server errors by route and message. */
export function faultsOfServers(topology) {
  const times = {};
  for (const { name } of topology.servers)
    for (const { route, error } of linesOf(topology, name, '"request failed"')) {
      const what = `${route}: ${withoutIds(error.message ?? String(error))}`;
      times[what] = (times[what] ?? 0) + 1;
    }
  return times;
}

function linesOf(topology, name, mark) {
  return topology
    .log(name)
    .split('\n')
    .filter((line) => line.includes(mark))
    .map((line) => JSON.parse(line));
}
