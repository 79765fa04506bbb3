import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { Notebook, Notes } from '../screens/notes';
import { Player } from '../screens/player';
import { goods, lesson } from '../support/demo';
import { expectGoodToSee } from '../look/good-to-see';
import { reader, signIn } from '../support/people';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';

const SECOND = 5;
const CLOCK = '0:05';

/** A text that no other test uses. */
const words = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

/** Opens a second of the lesson, with the notes next to it. */
async function atTheLesson(page: Page, context: BrowserContext): Promise<Notes> {
  const player = new Player(page);
  await player.open(await productId(context.request, goods.course));
  await player.choose(lesson.title, lesson.secondVideo);
  await player.seek(SECOND);
  const notes = new Notes(page);
  await notes.show();
  return notes;
}

test('a note with a time survives a reload, is found among all notes, links back to its second and can be downloaded', {
  tag: ['@deep', '@phone'],
}, async ({ page, context }) => {
  await signIn(context, reader);
  const text = words('# no heading');
  const notes = await atTheLesson(page, context);
  await notes.composer.fill(text);
  await notes.save();
  await expect(notes.note(text)).toHaveCount(1);
  await expect(notes.composer).toHaveValue('');
  await expectGoodToSee(page);

  await page.reload();
  const player = new Player(page);
  await player.expectOpen();
  await player.choose(lesson.title, lesson.secondVideo);
  await notes.show();
  await player.seek(1);
  await notes.note(text).getByRole('button', { name: CLOCK }).click();
  await player.expectAt(lesson.secondVideo, SECOND);

  const notebook = new Notebook(page);
  await notebook.open();
  await notebook.search(text.split(' ').at(-1)!.toUpperCase());
  await expect(notebook.notes).toHaveCount(1);
  await expect(notebook.notes).toContainText(text);
  await expectGoodToSee(page);
  await notebook.openAt(CLOCK, lesson.title);
  await player.expectAt(lesson.secondVideo, SECOND);

  await notebook.open();
  const file = await notebook.export();
  expect(file).toContain(`\n## ${goods.course}\n`);
  expect(file).toContain(`\n### ${lesson.title}\n`);
  expect(file).toMatch(
    new RegExp(`\\*\\*at ${CLOCK}\\*\\* · \\*\\d{4}-\\d\\d-\\d\\d\\*\\n\\n\\\\${text}\\n`),
  );
  await notebook.search(randomUUID());
  await notebook.expectNone();
});
