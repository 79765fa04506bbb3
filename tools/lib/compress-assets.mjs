// Ours, because plugins of Vite compress what was bundled, and our documents are written after that.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Adds a .br and a .gz to every text asset, so that the server compresses nothing while it serves. */
export async function compressAssets(folder) {
  const paths = readdirSync(folder, { recursive: true })
    .filter((path) => TEXT.test(path) && !path.startsWith('.vite'))
    .map((path) => join(folder, path));
  await Promise.all(paths.map(compressAsset));
}

async function compressAsset(path) {
  const text = await readFile(path);
  if (text.length < SMALLEST) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${path}.br`, await brotli(text, { params: quality }));
  await writeFile(`${path}.gz`, await gz(text, { level: 9 }));
}
