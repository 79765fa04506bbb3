import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { texts as builderTexts } from '../../creator-console/src/course-builder/shared/texts.en';
import { texts } from '../../creator-console/src/media-library/texts.en';
import { MULTIPART_ABOVE_BYTES } from '../../creator-console/src/shared/uploads/upload-purpose';
import { texts as uploading } from '../../creator-console/src/shared/uploads/texts.en';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { MediaLibrary } from '../screens/media-library';
import { goods } from '../support/demo';
import { expectAccessible } from '../support/accessible';
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
  name,
  mimeType: 'text/vtt',
  buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:05.000\nThe leaves are falling.\n'),
});

const demo = (file: string) => path.join(import.meta.dirname, '../../backend/src/demo/media', file);

/** Sends the events of a dropped file, because a test's mouse can't drag one into the page. */
async function dropOn(place: Locator, name: string, type: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { name, type, base64: bytes.toString('base64') },
  );
  for (const event of ['dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer });
}

test('several files at once, one of them paused, cut off from the storage, interrupted by a reload, left without a network and resumed', {
  tag: '@deep',
}, async ({ page, context, consoleGuard, makeVideo }) => {
  const video = await makeVideo('walk.mp4', MULTIPART_ABOVE_BYTES + 8_000_000);
  await signIn(context, coach);
  consoleGuard.expectOffline();
  // The browser asks before leaving a page with running uploads.
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
  await library.upload(video);
  await gate.expectArrived(before + 4);
  await library.press(tray.pause('walk.mp4'));
  await expect(library.row('walk.mp4')).toContainText(/Paused at 1\d%/);
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
  await expect(library.row('walk.mp4')).toContainText(/3\d% of 107\.6 MB|Waiting/);
  await gate.letThrough(4);
  await gate.expectArrived(before + sent.length + 4);
  await context.setOffline(true);
  await expect(library.row('walk.mp4')).toContainText(tray.states.away);
  await gate.open();
  await context.setOffline(false);
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

test('a video with its captions is put on a page by mouse and by keys, and cannot be deleted while it is used', {
  tag: '@deep',
}, async ({ page, context, consoleGuard }) => {
  await signIn(context, coach);
  consoleGuard.expectConflicts();
  const library = new MediaLibrary(page);
  await library.open();
  const video = await readFile(demo('video/seeds-candle.mp4'));
  await library.upload(
    { name: 'lantern.mp4', mimeType: 'video/mp4', buffer: video },
    captions('lantern.vtt'),
  );
  await library.expectArrived('lantern.mp4');
  await library.expectArrived('lantern.vtt');
  await library.search('lantern');
  await expect(library.card('lantern.vtt')).toBeVisible();
  await expect(page.getByRole('button', { name: texts.withCount(texts.kinds.all, 2) })).toBeVisible();

  const dialog = await library.look('lantern.mp4');
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: texts.captions }).fill('lantern');
  await page.getByRole('option', { name: /lantern\.vtt/ }).click();
  await expect(page.getByText(texts.captionsSaved)).toBeVisible();
  await expect(dialog.locator('track')).toHaveAttribute('src', /X-Amz-Signature/);
  await page.keyboard.press('Escape');

  const builder = new CourseBuilder(page);
  const lesson = new LessonPage(page);
  await builder.open(await productId(context.request, goods.course));
  await builder.addModule('Lanterns');
  await builder.addLesson('Lanterns', 'By candlelight');
  await page.getByRole('tab', { name: builderTexts.palette.media }).click();
  await page.getByRole('textbox', { name: texts.search }).or(page.getByLabel(texts.search)).fill('lantern');
  await page.getByRole('button', { name: texts.addThis('lantern.mp4') }).click();
  await expect(lesson.widgets).toHaveCount(1);
  await expect(lesson.widgets.first().locator('track')).toHaveAttribute('src', /X-Amz-Signature/);
  await lesson.dragOnto(library.card('lantern.mp4'), lesson.widgets.first());
  await expect(lesson.widgets).toHaveCount(2);
  await dropOn(page.getByRole('list', { name: builderTexts.canvas.widgets }), 'wick.png', 'image/png', PIXEL);
  await expect(lesson.widgets).toHaveCount(3);
  await expect(lesson.widgets.locator('img[src*="X-Amz-Signature"]')).toBeVisible();
  await builder.expectSaved();

  await library.open();
  await library.search('lantern');
  for (const [name, place] of [
    ['lantern.vtt', 'lantern.mp4'],
    ['lantern.mp4', 'By candlelight'],
  ] as const) {
    const asked = await library.askToDelete(name);
    await asked.getByRole('button', { name: texts.delete }).click();
    await expect(asked).toContainText(texts.inUse(name));
    await expect(asked.getByRole('listitem')).toContainText(place);
    if (place === 'lantern.mp4') await asked.getByRole('button', { name: texts.close }).click();
    else await asked.getByRole('link', { name: place }).click();
  }
  await expect(builder.lessonTitle).toHaveText('By candlelight');
  await expect(lesson.widgets).toHaveCount(3);
  await builder.choose('Lanterns', builderTexts.tree.delete);
  await builder.expectSaved();

  await library.open();
  await library.search('lantern');
  const asked = await library.askToDelete('lantern.mp4');
  await asked.getByRole('button', { name: texts.delete }).click();
  await expect(page.getByText(texts.deletedText)).toBeVisible();
  await expect(library.card('lantern.mp4')).toHaveCount(0);
});
