import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programOf } from '../../../tools/lib/build.mjs';
import { say } from '../../../tools/lib/progress.mjs';
import { projectRoot } from '../../../tools/lib/project.mjs';
import { runNode } from '../../../tools/lib/run.mjs';
import { keepProcess } from '../belongings.mjs';
import { answeredRequests, openStreams } from '../figures.mjs';
import { Topology } from '../topology.mjs';

export const options = {
  only: { type: 'string', default: '' },
  pooler: { type: 'boolean', default: false },
};
export const about =
  'the roads of money, access and real time in a browser, through the proxy to both servers';

/** Specs of e2e/journeys, which `npm test` runs against a single server. */
const JOURNEYS = [
  'accounts',
  'coaching',
  'messages',
  'mother-and-daughter',
  'new-course',
  'orders-and-students',
  'payment',
  'player',
  'settings',
];
/** Timeouts as long as a journey's own, for a busy machine. */
const GENEROUS = {
  DATABASE_CONNECT_TIMEOUT_MS: '60000',
  DATABASE_LOCK_TIMEOUT_MS: '60000',
  DATABASE_STATEMENT_TIMEOUT_MS: '60000',
};

/** Milliseconds between checks. */
const BETWEEN_LOOKS = 500;

export async function prove({ only, pooler }) {
  say('the demo content is planted …');
  const topology = await Topology.start({ trial: true, settings: GENEROUS, pooled: pooler });
  try {
    const streams = watchStreams(topology);
    const report = await play(
      topology,
      JOURNEYS.filter((name) => name.includes(only)),
    );
    const most = await streams.stop();
    const servers = [];
    for (const { name, deaths, figures } of await figuresOf(topology))
      servers.push({ name, requests: answeredRequests(figures), streamsAtOnce: most[name], deaths });
    const journeys = report.suites.map(({ file, specs }) => ({
      file,
      tests: specs.length,
      passed: specs.filter(({ ok }) => ok).length,
      secondTries: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).length,
    }));
    const areWell = journeys.every(({ tests, passed }) => tests > 0 && passed === tests);
    const bothAnswer = servers.every(
      ({ requests, streamsAtOnce, deaths }) => requests > 0 && streamsAtOnce > 0 && deaths === 0,
    );
    return { result: { journeys, servers }, isProven: journeys.length > 0 && areWell && bothAnswer };
  } finally {
    await topology.stop();
  }
}

/**
 * Runs the journeys one after the other: a journey may change a setting of the payment sandbox, which all share here.
 */
async function play(topology, names) {
  const { output } = await runNode('tools/browser.mjs', []);
  const file = join(topology.folder, 'journeys.json');
  const site = { url: topology.url, files: topology.filesUrl, mails: topology.mailsUrl };
  const child = spawn(
    process.execPath,
    [
      programOf('e2e', '@playwright/test', 'cli.js'),
      'test',
      '--project=desktop',
      '--workers=1',
      '--output=test-results/topology',
      '--reporter=list,json',
      ...names.map((name) => `journeys/${name}.spec.ts`),
    ],
    {
      cwd: join(projectRoot, 'e2e'),
      env: {
        ...process.env,
        CHROMIUM_PATH: output.trim().split('\n').at(-1),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        SANCTUM_E2E_SITE: JSON.stringify(site),
      },
      stdio: 'inherit',
    },
  );
  keepProcess(child);
  await once(child, 'exit');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const figuresOf = (topology) =>
  Promise.all(
    topology.servers.map(async (server) => ({
      name: server.name,
      deaths: server.deaths,
      figures: await topology.figuresOf(server),
    })),
  );

/**
 * Watches the streams until stopped. Returns the maximum per server at a time when every server had some: people at
 * different servers.
 */
function watchStreams(topology) {
  const most = Object.fromEntries(topology.servers.map(({ name }) => [name, 0]));
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const looked = await figuresOf(topology).catch(() => []);
      const now = looked.map(({ name, figures }) => [name, openStreams(figures)]);
      if (now.every(([, count]) => count > 0))
        for (const [name, count] of now) most[name] = Math.max(most[name], count);
      await pause(BETWEEN_LOOKS);
    }
    return most;
  })();
  return {
    stop() {
      over.abort();
      return watching;
    },
  };
}
