import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../../tools/lib/progress.mjs';
import { makeMembers } from '../members.mjs';
import { openSlowly } from '../slow-visitors.mjs';
import { Topology } from '../topology.mjs';
import { Tally, traffic } from '../traffic.mjs';

export const options = {
  connections: { type: 'string', default: '1000' },
};
export const about =
  'a thousand connections that never finish a request: the others hardly notice, and all are closed';

const VISITORS = 10;
const CALM = 10_000;
const GOAL = { slowdown: 2, closedWithin: 60 };

export async function prove({ connections }) {
  const topology = await Topology.start();
  try {
    const members = await makeMembers(topology, VISITORS);
    const tally = new Tally();
    const stop = traffic(members, [shop, orders], tally.add, { between: 50 });
    const doors = {
      'through the proxy': { port: new URL(topology.url).port, secure: true },
      'at a server itself': { port: topology.portOf(topology.servers[0]), secure: false },
    };
    const rounds = [];
    for (const [through, door] of Object.entries(doors)) {
      const calm = Date.now();
      await pause(CALM);
      const began = Date.now();
      const slow = await openSlowly(Number(connections), door);
      const opened = Date.now();
      say(`${through}: ${slow.open()} of ${connections} open after ${(opened - began) / 1000} s`);
      const most = slow.open();
      await pause(Math.min(CALM, 5_000));
      const measured = Date.now();
      const closedWithin = await Promise.race([slow.closed, pause(120_000, Infinity, { ref: false })]);
      const round = {
        through,
        open: most,
        calm: tally.median(calm, began),
        besideThem: tally.median(opened, measured),
        closedWithin: closedWithin / 1000,
      };
      rounds.push(round);
      say(JSON.stringify(round));
    }
    await stop();
    const isWell = ({ calm, besideThem, closedWithin }) =>
      besideThem <= GOAL.slowdown * calm && closedWithin <= GOAL.closedWithin;
    return { result: { rounds, ...tally.report() }, isProven: rounds.every(isWell) && tally.failed === 0 };
  } finally {
    await topology.stop();
  }
}

const shop = ({ ask }) => ask('GET', '/api/products');
const orders = ({ ask }) => ask('GET', '/api/me/orders');
