// Ours, because no library asks how much memory is free for files.
const { existsSync, statfsSync } = require('node:fs');
const os = require('node:os');

/** Linux keeps the files in it in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes. A whole run has needed a quarter of them. */
const PLENTY = 8 * 1024 ** 3;

/**
 * Folder of test databases: in memory if there is enough, otherwise among the temporary files. Copying a migrated
 * database creates 1,300 files, which takes ten times as long on a disk, and most tests begin with it.
 */
exports.memoryFolder = () => {
  if (!existsSync(IN_MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, os.freemem()) >= PLENTY ? IN_MEMORY : os.tmpdir();
};
