// `npm run gallery`: takes screenshots of every page of both apps in every state, theme and width, and makes one page
// to browse them. Arguments after `--` go to Playwright: `npm run gallery -- --grep "member app, home"`. Ours, because
// the pages' states, viewers and demo data are.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build, programOf } from './lib/build.mjs';
import { galleryPage } from './lib/gallery-page.mjs';
import { install } from './lib/install.mjs';
import { giveUp, say } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const FOLDER = join(projectRoot, 'gallery');

try {
  await install();
  await build();
  const browser = await runNode('tools/browser.mjs', []);
  if (browser.code !== 0) throw new Error(browser.output);
  const chosen = process.argv.slice(2);
  // removed pages leave no pictures behind
  if (chosen.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [programOf('e2e', '@playwright/test', 'cli.js'), 'test', '--project=gallery', ...chosen],
    {
      cwd: join(projectRoot, 'e2e'),
      env: { ...process.env, CHROMIUM_PATH: browser.output.trim().split('\n').at(-1) },
      stdio: 'inherit',
    },
  );
  mkdirSync(FOLDER, { recursive: true });
  const pictures = readdirSync(FOLDER, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.jpg'));
  writeFileSync(join(FOLDER, 'index.html'), galleryPage(pictures));
  say(`${pictures.length} pictures: open gallery/index.html`);
  process.exitCode = status ?? 1;
} catch (error) {
  giveUp(error);
}
