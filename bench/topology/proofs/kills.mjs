import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../../tools/lib/progress.mjs';
import { countMails, untilHealed } from '../books.mjs';
import { buy, eachOf } from '../buying.mjs';
import { makeMembers, productFor } from '../members.mjs';
import { Topology } from '../topology.mjs';

export const options = {
  checkouts: { type: 'string', default: '1000' },
  kills: { type: 'string', default: '20' },
};
export const about = 'kill -9 of a random server or worker, again and again during many checkouts';

const BUYERS_AT_ONCE = 6;
/** Milliseconds that a buyer pauses to think. */
const THINKS = 500;

export async function prove(given) {
  const checkouts = Number(given.checkouts);
  const kills = Number(given.kills);
  const topology = await Topology.start();
  try {
    const members = await makeMembers(topology, checkouts);
    let lastKill = 0;
    let done = 0;
    const killSomebody = () => {
      const victim = topology.everybody[Math.floor(Math.random() * topology.everybody.length)];
      victim.signal('SIGKILL');
      lastKill = Date.now();
      say(`${victim.name} killed after ${done} checkouts`);
    };
    const between = Math.floor(checkouts / kills);
    const purchases = await eachOf(members, BUYERS_AT_ONCE, async (member, n) => {
      await pause(THINKS * Math.random() * 2);
      const purchase = await buy(topology, member, productFor(n), { until: 'opened' });
      member.close();
      if (++done % between === 0 && done / between <= kills) killSomebody();
      return purchase;
    });
    const healed = await untilHealed(topology, lastKill);
    const waits = purchases.map(({ paidAt, openedAt }) => openedAt - paidAt).toSorted((a, b) => a - b);
    const result = {
      checkouts: purchases.length,
      kills: kills,
      ...healed,
      ...countMails(topology),
      triesAgain: purchases.reduce((sum, { refusals }) => sum + refusals, 0),
      openedAfterMs: { median: waits[waits.length >> 1], longest: waits.at(-1) },
    };
    return {
      result,
      isProven:
        healed.paid === checkouts &&
        healed.lost + healed.double + healed.paidTwice + healed.parked === 0 &&
        healed.healedAfter < 300,
    };
  } finally {
    await topology.stop();
  }
}
