/** node make-manifest.mjs: measures the files in backend/src/demo/media and writes content/media-manifest.ts. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { inDemo } from './places.mjs';

const types = {
  '.webp': { kind: 'image', mimeType: 'image/webp' },
  '.mp4': { kind: 'video', mimeType: 'video/mp4' },
  '.m4a': { kind: 'audio', mimeType: 'audio/mp4' },
  '.pdf': { kind: 'file', mimeType: 'application/pdf' },
  '.vtt': { kind: 'captions', mimeType: 'text/vtt' },
};

function measured(path, kind) {
  if (kind === 'file' || kind === 'captions') return {};
  const probe = execFileSync('ffprobe', [
    '-v',
    'error',
    '-of',
    'json',
    '-show_format',
    '-show_streams',
    inDemo(`media/${path}`),
  ]);
  const { format, streams } = JSON.parse(probe);
  const picture = streams.find((stream) => stream.codec_type === 'video');
  return {
    ...(kind === 'image' ? {} : { durationSeconds: Math.round(Number(format.duration)) }),
    ...(picture ? { width: picture.width, height: picture.height } : {}),
  };
}

/** A video's still, if any, has the video's name. */
function posterOf(path) {
  const key = path.replace(/^video(.*)\.mp4$/, 'poster$1');
  return path.startsWith('video/') && existsSync(inDemo(`media/${key}.webp`)) ? { poster: key } : {};
}

const files = readdirSync(inDemo('media'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${basename(entry.parentPath)}/${entry.name}`)
  .toSorted();

const rows = files.map((path) => {
  const { kind, mimeType } = types[extname(path)];
  return {
    key: path.slice(0, -extname(path).length),
    path,
    fileName: basename(path),
    kind,
    mimeType,
    ...measured(path, kind),
    ...posterOf(path),
  };
});

writeFileSync(
  inDemo('content/media-manifest.ts'),
  `import type { DemoMedia } from './writing/content-types.js';
import { demoId } from './writing/demo-id.js';

/** Written by art/make-manifest.mjs from the files themselves. */
const rows: Omit<DemoMedia, 'id'>[] = ${JSON.stringify(rows)};

export const demoMedia: DemoMedia[] = rows.map((row) => ({ ...row, id: demoId(\`media/\${row.key}\`) }));
`,
);
execFileSync('npx', ['biome', 'format', '--write', inDemo('content/media-manifest.ts')], {
  stdio: 'inherit',
});
