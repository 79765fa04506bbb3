import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_SECRET } from './access-token.mjs';
import { freePort, untilReady } from './ports.mjs';
import { startProbed } from './probed.mjs';

const PROFILES = fileURLToPath(new URL('../profiles', import.meta.url));

export const WEBHOOK_SECRET = 'whsec_benchmarking_calls_no_provider';

/** Environment as in production. None of the providers named here is ever called. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://sanctum.invalid',
  TRUST_PROXY: '1',
  APP_SECRET,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Bench <bench@sanctum.invalid>',
  STRIPE_SECRET_KEY: 'sk_live_benchmarking_calls_no_provider',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_benchmarking_calls_no_provider',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  // generous, because the machine may be busy: slow requests are to be measured, not refused
  DATABASE_CONNECT_TIMEOUT_MS: '60000',
  DATABASE_LOCK_TIMEOUT_MS: '60000',
  DATABASE_STATEMENT_TIMEOUT_MS: '60000',
};

/**
 * Starts the built product with its embedded PostgreSQL in `dataDir`; `readyAfter` is the duration of its start.
 * `imports`: modules that it loads first.
 */
export async function startProduct(
  dataDir,
  { profile = false, tellsHeap = false, imports = [], env = {} } = {},
) {
  const port = await freePort();
  const began = performance.now();
  const server = startProbed(['backend/dist/main.js'], {
    env: { DATA_DIR: dataDir, PORT: String(port), ...PRODUCTION, ...env },
    log: openSync(join(dataDir, 'server.log'), 'a'),
    flags: [
      ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : []),
      ...(tellsHeap ? ['--expose-gc'] : []),
    ],
    imports,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/api/health/ready`, server.child);
  return { ...server, url, readyAfter: performance.now() - began };
}
