import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../../tools/lib/progress.mjs';
import { projectRoot } from '../../../tools/lib/project.mjs';
import { MEMBERS } from '../../data/layout.mjs';
import { accessToken } from '../../lib/access-token.mjs';
import { idOf } from '../../lib/ids.mjs';
import { asker } from '../ask.mjs';
import { keepProcess, makeFolder, removeFolder } from '../belongings.mjs';
import { untilHealed } from '../books.mjs';
import { PATIENT_WITH_DATABASE } from '../busy-machine.mjs';
import { answeredBy, untilInUse } from '../figures.mjs';
import { watchLockWaits } from '../lock-waits.mjs';
import { makeMembers, readers } from '../members.mjs';
import { cutAtServers, faultsOfServers } from '../reasons.mjs';
import { compare, sharedReads } from '../side-by-side.mjs';
import { Topology } from '../topology.mjs';
import { Tally } from '../traffic.mjs';
import { UpgradeLoad } from '../upgrade-load.mjs';
import { buildVersion, contractIn, versionBefore } from '../versions.mjs';

export const options = {
  from: { type: 'string', default: '' },
};
export const about =
  'from an earlier commit to this checkout and back under load, old and new side by side: no request fails, no write is lost';

const PEOPLE = { buyers: 8, learners: 30, listeners: 10, owners: 4 };
/** Maximum milliseconds that a request may wait for a migration. */
const LONGEST_WAIT = 1_000;
/** Minimum number of answers in each stage. */
const ENOUGH = 300;

export async function prove({ from }) {
  const { commit, migrations } = versionBefore(from);
  say(`from ${commit.slice(0, 8)}, ${migrations} migrations ago`);
  const folder = makeFolder('sanctum-version-');
  try {
    return await upgradeFrom(buildVersion(commit, folder), { from: commit.slice(0, 8), migrations });
  } finally {
    removeFolder(folder);
  }
}

async function upgradeFrom(version, said) {
  const topology = await Topology.start({
    code: version.code,
    places: 4,
    settings: PATIENT_WITH_DATABASE,
  });
  try {
    const buyers = await makeMembers(topology, PEOPLE.buyers, version.fill);
    // some earlier versions of the filling script forgot this, so that nobody could buy
    await topology.admin.query('update business set last_receipt = (select count(*) from orders)');
    const tally = new Tally();
    const streamed = new Tally();
    const stages = new Stages(tally);
    const load = new UpgradeLoad(topology, { tally, streamed });
    await load.start({
      buyers,
      learners: readers(topology).slice(0, PEOPLE.learners),
      listeners: readers(topology).slice(0, PEOPLE.listeners),
      owners: PEOPLE.owners,
    });

    stages.begin('old alone');
    await stages.enough();
    stages.begin('migrating');
    const waits = watchLockWaits(topology.admin);
    await migrate(topology.environment);
    const longestWait = await waits();
    stages.begin('old on the new schema');
    await stages.enough();

    stages.begin('side by side');
    const old = { servers: [...topology.servers], workers: [...topology.workers] };
    const fresh = await startBeside(topology, projectRoot, old);
    await untilInUse(topology, topology.servers);
    const compared = await compareAll(topology, version, old.servers[0], fresh.servers[0]);
    await stages.enough();
    stages.begin('old ones end');
    const answered = { old: await answersOf(topology, old), fresh: await answersOf(topology, fresh) };
    await endOneByOne(old);
    stages.begin('new alone');
    await stages.enough();

    stages.begin('the way back');
    for (const process_ of [...old.servers, ...old.workers]) process_.start();
    await Promise.all(old.servers.map((server) => topology.untilReady(server)));
    await untilInUse(topology, old.servers);
    await endOneByOne(fresh);
    stages.begin('old again');
    await stages.enough();
    const ended = Date.now();
    await load.stop();

    const books = await untilHealed(topology, ended);
    const lost = await load.missing();
    const result = {
      ...said,
      longestWaitForAMigration: longestWait,
      stages: stages.report(),
      written: {
        notes: load.notes.length,
        saves: load.saves.size,
        signIns: load.signIns,
        purchases: books.paid,
      },
      lost: { ...lost, purchases: books.lost, twice: books.double },
      answered,
      compared,
      ...tally.report(),
      streams: streamed.report(),
      cut: cutAtServers(topology),
      faults: faultsOfServers(topology),
    };
    return {
      result,
      isProven:
        tally.failed + streamed.failed === 0 &&
        Object.values(result.lost).every((count) => count === 0) &&
        Object.values(result.written).every((count) => count > 0) &&
        [...answered.old, ...answered.fresh].every((count) => count > 0) &&
        compared.different.length === 0 &&
        compared.answers > 0 &&
        longestWait.ms <= LONGEST_WAIT,
    };
  } finally {
    await topology.stop();
  }
}

/** Migrates with the code of this checkout while the older servers run; prints the output of the migrations. */
async function migrate(env) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(projectRoot, 'backend/dist/cli.js'), 'migrate'], {
    env: { PATH, HOME, ...env },
    stdio: 'inherit',
  });
  keepProcess(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The migrations have not run');
}

/** Starts the same number of servers and workers of another version. */
async function startBeside(topology, code, { servers, workers }) {
  const fresh = {
    servers: servers.map(() => topology.addServer(code)),
    workers: workers.map(() => topology.addWorker(code)),
  };
  await Promise.all(fresh.servers.map((server) => topology.untilReady(server)));
  return fresh;
}

async function endOneByOne({ servers, workers }) {
  for (const process_ of [...workers, ...servers]) await process_.stop();
}

const answersOf = (topology, { servers }) =>
  Promise.all(servers.map((server) => answeredBy(topology, server)));

const tokenOf = (person) => ({
  authorization: `Bearer ${accessToken({ accountId: idOf('account', person), sessionId: idOf('session', person) })}`,
});
/** Persons for the comparison; the load does not use this member. */
const PERSONS = { visitor: {}, member: tokenOf(MEMBERS), coach: tokenOf(0) };

async function compareAll(topology, version, oldServer, newServer) {
  const reads = sharedReads(version.contract, contractIn(projectRoot));
  const at = (server) => asker(`http://127.0.0.1:${topology.portOf(server)}`)();
  const old = at(oldServer);
  const fresh = at(newServer);
  const different = [];
  for (const [person, headers] of Object.entries(PERSONS))
    for (const read of reads) {
      const as =
        ({ ask }) =>
        (method, path) =>
          ask(method, path, { headers });
      const how = await compare(as(old), as(fresh), read);
      if (how) different.push(`${person}: ${how}`);
    }
  old.close();
  fresh.close();
  return {
    answers: 3 * reads.length,
    byStatusAlone: 3 * reads.filter(({ isSame }) => !isSame).length,
    different,
  };
}

/** Groups the answers by the stage of the upgrade in which they came. */
class Stages {
  #begun = [];

  constructor(tally) {
    this.tally = tally;
  }

  begin(name) {
    this.#begun.push({ name, at: Date.now() });
    say(`${name}; ${this.tally.failed} requests failed so far`);
  }

  /** Waits until this stage has enough answers. */
  async enough() {
    const { at } = this.#begun.at(-1);
    const count = () => this.tally.answers.filter((answer) => answer.at >= at).length;
    while (count() < ENOUGH) await pause(200);
  }

  report() {
    return this.#begun.map(({ name, at }, n) => {
      const until = this.#begun[n + 1]?.at ?? Infinity;
      return {
        name,
        requests: this.tally.answers.filter((answer) => answer.at >= at && answer.at < until).length,
        medianMs: this.tally.median(at, until),
        longestMs: this.tally.percentile(1, at, until),
      };
    });
  }
}
