import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '../lib/expect.mjs';

/** How far the product allows to look back for a lost write: no mail and no job runs for so long. */
const BETWEEN_LOOKS = 500;
const RECOVERED = '/var/lib/postgresql/18/docker';

/** A backup restores everything after the machine was lost, with the one command in compose.yaml. */
export async function restoresABackup(installation) {
  const said = await installation.compose(
    'exec -T backup node backend/dist/cli.js backup /backups'.split(' '),
  );
  await installation.compose(['down', '--timeout', '20']);
  await installation.removeVolumes('data', 'database', 'files', 'archive');
  const restored = await installation.compose(['run', '--rm', '-T', 'restore']);
  expect(
    /every row of \d+ tables was restored and verified/.test(restored.output),
    `${said.output}\n${restored.output}`,
  );
  await installation.up();
}

/** A mistake is undone by bringing the database to the moment before it, as docs/point-in-time.md has it. */
export async function undoesAMistake(installation) {
  const accounts = () => installation.ask('select count(*) from accounts');
  await untilCopied(installation);
  const before = await accounts();
  const moment = await installation.ask('select clock_timestamp()');
  await installation.ask('truncate accounts cascade');
  expect((await accounts()) === '0', 'the mistake was not made');

  const tell = (command) => installation.compose(command.split(' '));
  await tell('stop proxy server worker backup base-backups');
  await tell('stop database');
  const move = `mv ${RECOVERED} /var/lib/postgresql/18/before && /archive-tools/recover.sh "${moment}" ${RECOVERED}`;
  const inside = 'run --rm -T --no-deps --user root --entrypoint sh database -c'.split(' ');
  await installation.compose([...inside, move]);
  await tell('up --detach --no-build --wait database');
  await untilPromoted(installation);
  expect((await accounts()) === before, `${before} accounts before the mistake, ${await accounts()} now`);
  await tell('run --rm -T --no-deps server node backend/dist/cli.js catch-up');
  await installation.up();
  await installation.compose(['exec', '-T', 'base-backups', '/archive-tools/base-backup.sh']);
}

/** The first copy of the database is made behind the start. */
async function untilCopied(installation) {
  for (;;) {
    const { code } = await installation.compose(
      ['exec', '-T', 'base-backups', 'sh', '-c', 'ls -d /archive/base/*Z'],
      { mayFail: true },
    );
    if (code === 0) return;
    await pause(BETWEEN_LOOKS);
  }
}

async function untilPromoted(installation) {
  while ((await installation.ask('select pg_is_in_recovery()')) !== 'f') await pause(BETWEEN_LOOKS);
}
