import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../../tools/lib/progress.mjs';
import { PATIENT_WITH_DATABASE } from '../busy-machine.mjs';
import { untilInUse } from '../figures.mjs';
import { makeMembers, productFor, readers } from '../members.mjs';
import { cutAtServers, faultsOfServers } from '../reasons.mjs';
import { Topology } from '../topology.mjs';
import { streams, Tally, traffic } from '../traffic.mjs';

export const options = {
  restarts: { type: 'string', default: '10' },
};
export const about = 'SIGTERM under load, server by server: no request is cut';

const VISITORS = 30;
const STREAMS = 10;
/** Milliseconds between two changes of a cart, within the product's limit for one member. */
const BETWEEN = { between: 300 };

export async function prove({ restarts }) {
  const topology = await Topology.start({ settings: PATIENT_WITH_DATABASE });
  try {
    const members = await makeMembers(topology, VISITORS);
    const tally = new Tally();
    const streamed = new Tally();
    const stop = traffic(members, [shop, cart, add, take], tally.add, BETWEEN);
    const stopStreams = streams(readers(topology).slice(0, STREAMS), streamed.add);
    await untilInUse(topology, topology.servers);
    for (let n = 0; n < Number(restarts); n++) {
      const server = topology.servers[n % topology.servers.length];
      const { deaths } = server;
      const began = Date.now();
      server.signal('SIGTERM');
      while (server.deaths === deaths) await pause(50);
      const stopped = (Date.now() - began) / 1000;
      await topology.untilReady(server);
      say(
        `restart ${n + 1}: ${server.name} has stopped within ${stopped} s, ${tally.failed} requests failed so far`,
      );
      await untilInUse(topology, [server]);
    }
    await stop();
    await stopStreams();
    return {
      result: {
        restarts: Number(restarts),
        ...tally.report(),
        longestMs: tally.percentile(1),
        streams: streamed.report(),
        cut: cutAtServers(topology),
        faults: faultsOfServers(topology),
      },
      isProven: tally.failed + streamed.failed === 0 && streamed.answers.length > 0,
    };
  } finally {
    await topology.stop();
  }
}

const shop = ({ ask }) => ask('GET', '/api/products');
const cart = ({ ask }) => ask('GET', '/api/cart');
const add = ({ ask }, turn) =>
  ask('POST', '/api/cart', { json: { productId: productFor(turn), quantity: 1 } });
const take = ({ ask }, turn) => ask('DELETE', `/api/cart/${productFor(turn)}`);
