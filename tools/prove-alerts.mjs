// Ours, because promtool is a program and no package: finds one, unpacks Debian's where there is none, and lets it play the stories of
// docker/prometheus/alerts.test.yaml, such as all processes and their names going away.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './lib/project.mjs';

/** The exit code of a proof that this machine lacks something for. */
const CANNOT_RUN = 77;
const cache = join(projectRoot, 'node_modules/.cache/prometheus');
const unpacked = join(cache, 'usr/bin/promtool');

const runs = (path) => spawnSync(path, ['--version']).status === 0;

function fromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(cache, { recursive: true });
  spawnSync('apt-get', ['download', 'prometheus'], { cwd: cache });
  const file = readdirSync(cache).find((name) => name.endsWith('.deb'));
  if (file) spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: cache });
}

const find = () => ['promtool', unpacked].find(runs);
const promtool = find() ?? (fromDebian(), find());
if (!promtool) {
  console.log('The stories of the alerts need promtool, which comes with Prometheus.');
  process.exit(CANNOT_RUN);
}
const { status } = spawnSync(promtool, ['test', 'rules', 'alerts.test.yaml'], {
  cwd: join(projectRoot, 'docker/prometheus'),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
