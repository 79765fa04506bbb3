/** node make-images.mjs [name…]: draws the stills and writes them as WebP. */
import { mkdirSync } from 'node:fs';
import { openBrowser } from './browser.mjs';
import { lessonImages } from './lesson-images.mjs';
import { inDemo } from './places.mjs';
import { thumbnails } from './thumbnails.mjs';
import { saveWebp } from './webp.mjs';

const media = inDemo('media/');
const wanted = process.argv.slice(2);
const browser = await openBrowser();
for (const [folder, drawings] of Object.entries({ thumbnail: thumbnails, image: lessonImages })) {
  mkdirSync(`${media}${folder}`, { recursive: true });
  for (const [name, draw] of Object.entries(drawings)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const drawing = draw();
    await browser.show(
      `<!doctype html><style>body{margin:0}svg{display:block}.drift{display:none}</style>${drawing.svg()}`,
      { width: drawing.width, height: drawing.height },
    );
    saveWebp(await browser.screenshot(), `${media}${folder}/${name}.webp`);
    process.stdout.write(`${folder}/${name}\n`);
  }
}
await browser.close();
