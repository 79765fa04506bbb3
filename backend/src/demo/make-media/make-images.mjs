/** node make-images.mjs [name…]: draws the stills and writes them as WebP. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { lessonImages } from './lesson-images.mjs';
import { thumbnails } from './thumbnails.mjs';

const media = fileURLToPath(new URL('../media/', import.meta.url));
const wanted = process.argv.slice(2);
const browser = await openBrowser();
for (const [folder, drawings] of Object.entries({ thumbnail: thumbnails, image: lessonImages })) {
  mkdirSync(`${media}${folder}`, { recursive: true });
  for (const [name, draw] of Object.entries(drawings)) {
    if (wanted.length && !wanted.includes(name)) continue;
    const drawing = draw();
    const size = { width: drawing.width, height: drawing.height };
    await browser.show(
      `<!doctype html><style>body{margin:0}svg{display:block}.drift{display:none}</style>${drawing.svg()}`,
      size,
    );
    const png = await browser.screenshot();
    const webp = `${media}${folder}/${name}.webp`;
    execFileSync(
      'ffmpeg',
      [
        '-v',
        'error',
        '-y',
        '-f',
        'png_pipe',
        '-i',
        '-',
        '-c:v',
        'libwebp',
        '-quality',
        '78',
        '-preset',
        'drawing',
        '-compression_level',
        '6',
        webp,
      ],
      { input: png },
    );
    process.stdout.write(`${folder}/${name}\n`);
  }
}
await browser.close();
