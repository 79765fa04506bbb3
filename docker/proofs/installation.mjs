// Proves that what ships works on its own: server, worker and command line in a folder that contains nothing else of
// this checkout. Tested twice: with npm's production packages, and with the image's. Ours, because only we know what
// this server has to answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { keepProcess, leaveNothing, makeFolder } from '../../bench/topology/belongings.mjs';
import { startDatabase } from '../../bench/topology/databases.mjs';
import { freePort, untilReady } from '../../bench/lib/ports.mjs';
import { giveUp, say, step } from '../../tools/lib/progress.mjs';
import { projectRoot } from '../../tools/lib/project.mjs';
import { runCommand } from '../../tools/lib/run.mjs';
import { expect } from './lib/expect.mjs';
import { copyPackages, copyProduct } from '../../tools/lib/shipped/files.mjs';

const { workspaces } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

leaveNothing();
try {
  const folder = makeFolder('sanctum-installation-');
  const database = await startDatabase(join(folder, 'postgres'));
  await step('Installing for production', () => installWithNpm(join(folder, 'npm')));
  await step('Collecting what the image gets', async () => collect(join(folder, 'image')));
  await seesItsDatabase(join(folder, 'npm'));
  await saysWhatIsMissing(join(folder, 'image'));
  for (const name of ['npm', 'image'])
    await step(`Running what ${name} has installed`, async () =>
      runs(join(folder, name), await ownDatabase(database.url, name)),
    );
  await database.stop();
  say('What ships starts and works on its own.');
  process.exit();
} catch (error) {
  giveUp(error);
}

async function installWithNpm(to) {
  copyProduct(to);
  const manifests = ['package-lock.json', '.npmrc', ...workspaces.map((each) => `${each}/package.json`)];
  for (const file of manifests) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(projectRoot, file), join(to, file));
  }
  const flags = ['--omit=dev', '--workspace=backend', '--ignore-scripts', '--prefer-offline'];
  const { code, output } = await runCommand('npm', ['ci', ...flags], { cwd: to });
  if (code !== 0) throw new Error(`npm could not install:\n${output}`);
}

function collect(to) {
  copyProduct(to);
  copyPackages(to);
}

/** The embedded PostgreSQL comes with npm's packages, even if installation scripts are disabled. */
async function seesItsDatabase(folder) {
  const said = await cli(folder, ['migrate'], environment(folder));
  expect(said.code === 0, `cli migrate with the embedded PostgreSQL: ${said.output}`);
}

/** The image has no PostgreSQL of its own. */
async function saysWhatIsMissing(folder) {
  const said = await cli(folder, ['migrate'], environment(folder));
  expect(said.code !== 0, 'the image migrates a PostgreSQL that it does not have');
  expect(said.output.includes('set DATABASE_URL'), `without DATABASE_URL the image says: ${said.output}`);
}

async function runs(folder, databaseUrl) {
  const port = await freePort();
  const figures = await freePort();
  const env = {
    ...environment(folder),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    WORKER: 'separate',
  };
  const migrated = await cli(folder, ['migrate'], env);
  expect(migrated.code === 0, `cli migrate: ${migrated.output}`);
  const server = start(folder, 'main', env);
  const worker = start(folder, 'worker', { ...env, METRICS_PORT: String(figures) });
  const site = `http://127.0.0.1:${port}`;
  await untilReady(`${site}/api/health/ready`, server);
  await untilReady(`http://127.0.0.1:${figures}/metrics`, worker);

  const has = async (path, part) => {
    const answer = await fetch(site + path);
    const text = await answer.text();
    expect(answer.status === 200 && text.includes(part), `${path} answers ${answer.status} without ${part}`);
  };
  await has('/', '<div id="root">');
  await has('/creator', '<div id="root">');
  await has('/api/products', '[');
  await has('/api/docs', 'swagger-ui');
  await has('/api/docs/swagger-ui.css', '.swagger-ui');
  await has('/api/docs/start.js', 'SwaggerUIBundle');
  const contract = await (await fetch(`${site}/api/openapi.json`)).json();
  const committed = JSON.parse(readFileSync(join(projectRoot, 'openapi/openapi.json'), 'utf8'));
  expect(
    JSON.stringify(Object.keys(contract.paths)) === JSON.stringify(Object.keys(committed.paths)),
    'the server publishes other calls than the contract has',
  );
  const doctor = await cli(folder, ['doctor'], env);
  expect(doctor.code === 0, `cli doctor: ${doctor.output}`);

  for (const process_ of [server, worker]) {
    process_.kill('SIGTERM');
    const [code] = await once(process_, 'exit');
    expect(code === 0, `${process_.spawnargs.at(-1)} ends with ${code}`);
  }
}

function environment(folder) {
  return {
    NODE_ENV: 'development',
    SEED_DEMO: 'false',
    DATA_DIR: join(folder, 'data'),
    // a busy machine is slow, never wrong
    DATABASE_CONNECT_TIMEOUT_MS: '60000',
    DATABASE_LOCK_TIMEOUT_MS: '60000',
    DATABASE_STATEMENT_TIMEOUT_MS: '60000',
  };
}

function cli(folder, words, env) {
  return runCommand(process.execPath, ['--enable-source-maps', 'backend/dist/cli.js', ...words], {
    cwd: folder,
    env,
  });
}

function start(folder, door, env) {
  const log = openSync(join(folder, `${door}.log`), 'a');
  const child = spawn(process.execPath, ['--enable-source-maps', `backend/dist/${door}.js`], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  keepProcess(child);
  return child;
}

async function ownDatabase(superuserUrl, name) {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(superuserUrl), { pathname: `/${name}` }).href;
}
