import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../platform/config/config.js';
import { about, type Finding, reasonOf } from './finding.js';

const { ill, well } = about('disk');

const GIB = 2 ** 30;
const NEEDED = GIB;

export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export async function examineDisk({ dataDir }: Config, free: FreeBytes): Promise<Finding[]> {
  const probe = path.join(dataDir, `doctor-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    return [
      ill(
        `couldn’t write to DATA_DIR: ${reasonOf(error)}`,
        `Give the account that runs Sanctum write access to ${dataDir}`,
      ),
    ];
  }
  const bytes = await free(dataDir);
  const gib = (bytes / GIB).toFixed(1);
  return [
    bytes >= NEEDED
      ? well(`${gib} GiB free`)
      : ill(`only ${gib} GiB free in DATA_DIR`, 'Free up at least 1 GiB'),
  ];
}
