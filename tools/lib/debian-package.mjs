// Ours, because a program that only a proof needs is not installed on people's machines.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

/** Folder for an unpacked Debian package, next to other caches. May not exist. */
export const unpackedPackage = (name) => join(projectRoot, 'node_modules/.cache/debian', name);

/** Downloads a package and unpacks it without installing it. Does nothing without `apt-get`; `options` are for that. */
export function unpackPackage(name, options = []) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const cwd = unpackedPackage(name);
  mkdirSync(cwd, { recursive: true });
  spawnSync('apt-get', [...options, 'download', name], { cwd });
  const file = readdirSync(cwd).find((entry) => entry.endsWith('.deb'));
  if (file) spawnSync('dpkg-deb', ['-x', file, '.'], { cwd });
}
