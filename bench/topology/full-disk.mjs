import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepMount } from './belongings.mjs';

/** A small disk at a folder, which can be filled completely. Only root can mount one. */
export class SmallDisk {
  #forget;

  constructor(folder, megabytes) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#forget = keepMount(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  }

  fill() {
    const { bavail, bsize } = statfsSync(this.folder);
    try {
      writeFileSync(join(this.folder, 'filler'), Buffer.alloc(bavail * bsize));
    } catch (error) {
      // someone else has taken the last bytes in the meantime
      if (error.code !== 'ENOSPC') throw error;
    }
  }

  free() {
    rmSync(join(this.folder, 'filler'), { force: true });
  }

  /** Returns every file with its size, below a folder of this disk. */
  files(below = '') {
    const names = readdirSync(join(this.folder, below), { recursive: true });
    const sizes = names.map((name) => [name, statSync(join(this.folder, below, name))]);
    return Object.fromEntries(
      sizes.filter(([, each]) => each.isFile()).map(([name, { size }]) => [name, size]),
    );
  }

  unmount() {
    execFileSync('umount', ['--lazy', this.folder]);
    this.#forget();
  }
}
