// Ours, because promtool is a program and not a package: finds one or unpacks Debian's, and runs the cases of
// docker/prometheus/alerts.test.yaml, such as all processes and their names disappearing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { unpackedPackage, unpackPackage } from './lib/debian-package.mjs';
import { projectRoot } from './lib/project.mjs';

/** Exit code of a proof whose requirement is missing on this machine. */
const CANNOT_RUN = 77;
const unpacked = join(unpackedPackage('prometheus'), 'usr/bin/promtool');

const runs = (path) => spawnSync(path, ['--version']).status === 0;
const find = () => ['promtool', unpacked].find(runs);
const promtool = find() ?? (unpackPackage('prometheus'), find());
if (!promtool) {
  console.log('The tests of the alerts need promtool, which comes with Prometheus.');
  process.exit(CANNOT_RUN);
}
const { status } = spawnSync(promtool, ['test', 'rules', 'alerts.test.yaml'], {
  cwd: join(projectRoot, 'docker/prometheus'),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
