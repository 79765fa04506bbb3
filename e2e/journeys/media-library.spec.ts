import path from 'node:path';
import type { Page } from '@playwright/test';
import { texts as builderTexts } from '../../creator-console/src/course-builder/texts';
import { texts } from '../../creator-console/src/media-library/texts';
import { MULTIPART_ABOVE_BYTES } from '../../creator-console/src/shared/uploads/limits';
import { texts as uploading } from '../../creator-console/src/shared/uploads/texts';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { MediaLibrary } from '../screens/media-library';
import { goods } from '../support/demo';
import { aFilm } from '../support/film';
import { expectAccessible } from '../support/look';
import { coach, signIn } from '../support/people';
import { productId } from '../support/shop';
import { StorageGate } from '../support/storage-gate';
import { expect, test } from '../support/test';

const { tray } = uploading;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
const captions = (name: string) => ({
  ...{ name, mimeType: 'text/vtt' },
  buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:05.000\nThe leaves are falling.\n'),
});

test('several files at once, one of them paused, broken off by a reload and gone on with where it was', async ({
  page,
  context,
  noise,
}, info) => {
  const film = await aFilm(info.outputPath('walk.mp4'), MULTIPART_ABOVE_BYTES + 8_000_000);
  await signIn(context, coach);
  noise.expectOffline();
  // The browser asks before it leaves what is on its way.
  page.on('dialog', (dialog) => void dialog.accept());
  const gate = await StorageGate.before(context);
  const library = new MediaLibrary(page);
  await library.open();
  await expectAccessible(page);

  await library.upload(picture('acorn.png'), picture('beech.png'), picture('cedar.png'));
  for (const name of ['acorn.webp', 'beech.webp', 'cedar.webp']) {
    await library.expectArrived(name);
    await expect(library.card(name)).toBeVisible();
  }
  await gate.letThrough(4);
  const before = gate.arrived.length;
  await library.upload(film);
  await gate.expectArrived(before + 4);
  await library.press(tray.pause('walk.mp4'));
  await expect(library.row('walk.mp4')).toContainText(/Paused at 1\d %/);
  await expectAccessible(page);

  await library.press(tray.resume('walk.mp4'));
  await gate.letThrough(4);
  await gate.expectArrived(before + 8);
  await gate.cut();
  await expect(library.row('walk.mp4')).toContainText(tray.states.away);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await expect(library.row('walk.mp4')).toBeVisible();

  const sent = gate.arrived.slice(before);
  await page.reload();
  await expect(library.row('walk.mp4')).toContainText(/3\d % of 107\.6 MB|Waiting/);
  await gate.open();
  await library.expectArrived('walk.mp4');
  const after = gate.arrived.slice(before + sent.length);
  expect(after.filter((part) => sent.includes(part))).toEqual([]);
  expect(new Set([...sent, ...after]).size).toBe(sent.length + after.length);
  expect(gate.begun).toBe(1);

  await library.open();
  const dialog = await library.look('walk.mp4');
  await expect(dialog).toContainText('107.6 MB');
  await expect(dialog).toContainText('0:32');
});
