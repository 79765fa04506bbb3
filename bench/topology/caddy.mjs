import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/lib/project.mjs';

const CACHE = join(projectRoot, 'node_modules/.cache/caddy');
const runs = (path) => spawnSync(path, ['version']).status === 0;

/** The path of a Caddy that runs here; where there is none, Debian's is unpacked beside other caches, without being installed. */
export function findCaddy() {
  const unpacked = join(CACHE, 'usr/bin/caddy');
  const found = [process.env.CADDY_PATH, 'caddy', unpacked].find((path) => path && runs(path));
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    mkdirSync(CACHE, { recursive: true });
    spawnSync('apt-get', ['download', 'caddy'], { cwd: CACHE });
    const file = readdirSync(CACHE).find((name) => name.endsWith('.deb'));
    if (file) spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: CACHE });
    if (runs(unpacked)) return unpacked;
  }
  throw new Error('The topology needs Caddy: install it, or name one in CADDY_PATH.');
}

/** Only this machine, certificates of its own authority, no port below 1024. */
const ON_LOOPBACK = `admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	default_bind 127.0.0.1`;

/** docker/Caddyfile for these processes. What differs is said above, and the address of the storage. */
export function writeCaddyfile(file, { storage }) {
  const original = readFileSync(join(projectRoot, 'docker/Caddyfile'), 'utf8');
  const changes = [
    [/^\{\n/m, `{\n\t${ON_LOOPBACK}\n`],
    ['storage:8333', `127.0.0.1:${storage}`],
  ];
  writeFileSync(
    file,
    changes.reduce((text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`docker/Caddyfile has no ${from} any more`);
      return changed;
    }, original),
  );
}
