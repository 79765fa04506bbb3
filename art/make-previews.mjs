/** node make-previews.mjs: draws the first pages of workbooks, for the previews on their pages. Needs Debian's poppler-utils. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { inDemo } from './places.mjs';
import { saveWebp } from './webp.mjs';

const PAGES = 4;
const WIDTH = 768;

const folder = inDemo('media/preview/');
mkdirSync(folder, { recursive: true });
for (const name of ['forest-journal', 'conversation-workbook']) {
  for (let page = 1; page <= PAGES; page++) {
    const only = ['-png', '-singlefile', '-f', page, '-l', page, '-scale-to-x', WIDTH, '-scale-to-y', -1];
    const args = [...only.map(String), inDemo(`media/file/${name}.pdf`)];
    const png = execFileSync('pdftoppm', args, { maxBuffer: 2 ** 26 });
    saveWebp(png, `${folder}${name}-${page}.webp`);
    process.stdout.write(`preview/${name}-${page}\n`);
  }
}
