import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackedPackage, unpackPackage } from '../../tools/lib/debian-package.mjs';
import { projectRoot } from '../../tools/lib/project.mjs';

const CACHE = unpackedPackage('caddy');
/** docker/Caddyfile uses the syntax of the image that docker/compose.yaml names. */
const AT_LEAST = [2, 11];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Returns the path of a Caddy on this machine; otherwise unpacks Debian's newest next to other caches, without
 * installing it.
 */
export function findCaddy() {
  const unpacked = join(CACHE, 'usr/bin/caddy');
  const found = [process.env.CADDY_PATH, 'caddy', unpacked].find((path) => path && isNewEnough(path));
  if (found) return found;
  unpackNewest();
  if (isNewEnough(unpacked)) return unpacked;
  throw new Error(`The topology needs Caddy ${AT_LEAST.join('.')}: install it, or name one in CADDY_PATH.`);
}

function isNewEnough(path) {
  const { status, stdout } = spawnSync(path, ['version'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const [major, minor] = stdout.replace(/^v/, '').split('.').map(Number);
  return major > AT_LEAST[0] || (major === AT_LEAST[0] && minor >= AT_LEAST[1]);
}

/**
 * Debian's releases have had older versions for years, so it comes from the next release, through package lists that
 * only this reads.
 */
function unpackNewest() {
  const { stdout } = spawnSync(
    'apt-get',
    ['indextargets', '--format', '$(REPO_URI)', 'Origin: Debian', 'Label: Debian'],
    { encoding: 'utf8' },
  );
  const mirror = stdout?.split('\n')[0];
  if (!mirror) return;
  mkdirSync(join(CACHE, 'lists/partial'), { recursive: true });
  const list = join(CACHE, 'unstable.list');
  writeFileSync(list, `deb [signed-by=${KEYRING}] ${mirror} unstable main\n`);
  const options = [
    ['Dir::Etc::SourceList', list],
    ['Dir::Etc::SourceParts', '-'],
    ['Dir::State::Lists', join(CACHE, 'lists')],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  spawnSync('apt-get', [...options, 'update']);
  unpackPackage('caddy', options);
}

/** Only on this machine, with certificates of its own authority, and no port below 1024. */
const ON_LOOPBACK = `admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	default_bind 127.0.0.1`;

/** docker/Caddyfile for these processes. Differences are listed above, plus the storage's address. */
export function writeCaddyfile(file, { storage }) {
  const original = readFileSync(join(projectRoot, 'docker/Caddyfile'), 'utf8');
  const changes = [
    [/^\{\n/m, `{\n\t${ON_LOOPBACK}\n`],
    // browsers of the journeys name each member's address
    [/^\tservers \{\n/m, '\tservers {\n\t\ttrusted_proxies static 127.0.0.1/32\n'],
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
