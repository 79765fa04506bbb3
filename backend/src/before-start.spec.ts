import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { beforeStart } from './before-start.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sanctum-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const settings = (changes: object = {}) => ({ dataDir: folder, host: '127.0.0.1', port: 0, ...changes });

test('a missing folder is created', async () => {
  const dataDir = path.join(folder, 'new');
  await beforeStart(settings({ dataDir }));
  expect((await stat(dataDir)).isDirectory()).toBe(true);
});

test('a folder that cannot be created is named in one sentence', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const dataDir = path.join(file, 'data');
  await expect(beforeStart(settings({ dataDir }))).rejects.toThrow(
    `DATA_DIR: ${dataDir} isn’t writable (ENOTDIR); give write access to the account that runs Sanctum, or use another folder`,
  );
});

test('a port in use is named in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    await expect(beforeStart(settings({ port }))).rejects.toThrow(
      `PORT: ${port} is already in use by another process`,
    );
  } finally {
    other.close();
  }
});

test('an address that this machine does not have is named in one sentence', async () => {
  await expect(beforeStart(settings({ host: '192.0.2.1' }))).rejects.toThrow(
    'HOST: 192.0.2.1 isn’t an address of this machine; use 0.0.0.0 for all of them',
  );
});
