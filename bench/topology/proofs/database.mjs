import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { say } from '../../../tools/lib/progress.mjs';
import { makeMembers, readers } from '../members.mjs';
import { Topology } from '../topology.mjs';
import { Tally, traffic } from '../traffic.mjs';

export const options = {
  restarts: { type: 'string', default: '6' },
};
export const about =
  'PostgreSQL restarted under load, in order and as by a power cut: nothing acknowledged is lost';

/** Orderly as by an administrator, immediate as in an emergency, and killed. */
const WAYS = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
/** Milliseconds between two restarts, which show how long the trouble lasts. */
const REST = 12_000;
/** Milliseconds between two notes, within the product's limit for one member. */
const BETWEEN = { between: 600 };
const GOAL = 5;

export async function prove({ restarts }) {
  const topology = await Topology.start();
  try {
    await makeMembers(topology, 1);
    const acknowledged = [];
    const tally = new Tally();
    const write = async ({ ask, lessonId }, turn) => {
      const answer = await ask('POST', `/api/me/lessons/${lessonId}/notes`, {
        json: { text: `Note ${turn}` },
      });
      if (answer.status === 201) acknowledged.push(answer.body.id);
      return answer;
    };
    const stop = traffic(readers(topology), [write, look], tally.add, BETWEEN);
    await pause(3_000);
    const rounds = [];
    for (let n = 0; n < Number(restarts); n++) {
      const way = WAYS[n % WAYS.length];
      const began = Date.now();
      await topology.database.signal(way);
      const away = await untilBack(topology.database.url, began);
      await pause(REST);
      const wellAfter = tally.troubleAfter(began);
      const round = { way, away, wellAfter, wellOnceBack: Math.max(0, wellAfter - away) };
      rounds.push(inTenths(round));
      say(JSON.stringify(rounds.at(-1)));
    }
    await stop();
    const lost = await missing(topology.database.url, acknowledged);
    const lostByReplica = await missing(topology.replica.url, acknowledged);
    const longest = Math.max(...rounds.map(({ wellOnceBack }) => wellOnceBack));
    return {
      result: { rounds, acknowledged: acknowledged.length, lost, lostByReplica, ...tally.report() },
      isProven: lost === 0 && lostByReplica === 0 && longest <= GOAL && acknowledged.length > 0,
    };
  } finally {
    await topology.stop();
  }
}

const look = ({ ask }) => ask('GET', '/api/me/orders');

/** Returns the seconds until PostgreSQL accepts connections again. */
async function untilBack(url, began) {
  // it still responds at the moment of the signal
  await pause(200);
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    const isBack = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isBack) return (Date.now() - began) / 1000;
    await pause(20);
  }
}

/** Counts the notes that are missing from this database. */
async function missing(url, ids) {
  const client = new pg.Client(Object.assign(new URL(url), { pathname: '/app' }).href);
  await client.connect();
  const { rows } = await client.query('select count(*)::int as kept from lesson_notes where id = any($1)', [
    ids,
  ]);
  await client.end();
  return ids.length - rows[0].kept;
}

const inTenths = (round) =>
  Object.fromEntries(
    Object.entries(round).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ]),
  );
