import path from 'node:path';
import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE } from '../../web/src/words/languages';
import { allLooks } from '../look/all-looks';
import { expectLoaded, expectReady, type LookAt } from '../look/look-at';
import type { Device } from '../support/devices';
import { test, type Theme } from '../support/look-test';

/** Widths at which a page is captured, by device. */
const WIDTHS: Record<Device, { width: number; height: number }[]> = {
  phone: [
    { width: 360, height: 780 },
    { width: 390, height: 844 },
  ],
  desktop: [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ],
};
const THEMES: Theme[] = ['light', 'dark'];
const FOLDER = path.join(import.meta.dirname, '../../gallery');

// `npm run gallery`: screenshots for people to look at. Asserts only that the page loads; `look` asserts the rest.
for (const { page: name, look, which } of allLooks)
  for (const device of ['phone', 'desktop'] as const)
    test(`${name}${which}, seen by a ${look.as}: on a ${device}`, async ({ seenBy, places }) => {
      const seat = { viewer: look.as, device, theme: 'light', language: DEFAULT_LANGUAGE } as const;
      const { page, load, showIn } = await seenBy({ ...seat, isSpoilt: true });
      await load(look.at(places));
      await expectReady(page, look);
      await look.open?.(page);
      const folder = path.join(FOLDER, folderOf(name), `${which.trim() || '(1)'} ${look.as}`);
      for (const size of WIDTHS[device]) {
        await page.setViewportSize(size);
        for (const theme of THEMES) {
          await showIn(theme);
          await expectDrawn(page);
          const file = path.join(folder, `${size.width} ${theme}.jpg`);
          await page.screenshot({
            path: file,
            type: 'jpeg',
            quality: 70,
            fullPage: !isOpened(look),
            scale: 'css',
          });
        }
      }
    });

/** `member app, home` is in `member app/home`. */
const folderOf = (name: string): string => path.join(...name.split(', '));

/** A menu or dialog is positioned in the window, and a screenshot of the whole page would move it. */
const isOpened = ({ open }: LookAt): boolean => open !== undefined;

async function expectDrawn(page: Page): Promise<void> {
  await expectLoaded(page);
  await page.evaluate(loadPictures);
}

/** Runs in the page: pictures further down load only after scrolling there. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
}
