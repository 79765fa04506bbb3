import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Config } from './platform/config/config.js';
import { CannotStart } from './platform/config/cannot-start.js';

/** Checks the machine before the server touches the database: a writable folder, and the server's port. */
export async function beforeStart(config: Pick<Config, 'dataDir' | 'host' | 'port'>): Promise<void> {
  await expectWritable(config.dataDir);
  await expectFree(config);
}

async function expectWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `DATA_DIR: ${folder} isn’t writable (${code}); give write access to the account that runs Sanctum, or use another folder`,
    );
  }
}

/** Port 0 asks the system for a free one. */
async function expectFree({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw portProblem(error as NodeJS.ErrnoException, { host, port });
  } finally {
    probe.close();
  }
}

/** Explains why a server could not listen, in one sentence for the usual reasons. */
export function portProblem(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Error {
  if (error.code === 'EADDRINUSE')
    return new CannotStart(`PORT: ${port} is already in use by another process`);
  if (error.code === 'EACCES')
    return new CannotStart(`PORT: this account isn’t allowed to listen on ${port}; use a port above 1023`);
  if (error.code === 'EADDRNOTAVAIL')
    return new CannotStart(`HOST: ${host} isn’t an address of this machine; use 0.0.0.0 for all of them`);
  return error;
}
