// Caddy with docker/Caddyfile as a separate process, on loopback; SIGTERM ends both.
import { spawn } from 'node:child_process';
import { findCaddy, writeCaddyfile } from '../caddy.mjs';

const { CADDYFILE, STORAGE_PORT } = process.env;

writeCaddyfile(CADDYFILE, { storage: STORAGE_PORT });
const caddy = spawn(findCaddy(), ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
  stdio: 'inherit',
});
caddy.once('exit', (code) => process.exit(code ?? 0));
process.once('SIGTERM', () => caddy.kill());
