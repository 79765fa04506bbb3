import type { Locator, Page } from '@playwright/test';
import { texts as finder } from '../../creator-console/src/app/finder/texts.en';
import { texts as shell } from '../../creator-console/src/app/texts.en';
import { texts as builder } from '../../creator-console/src/course-builder/shared/texts.en';
import { texts as broadcasts } from '../../creator-console/src/resources/broadcasts/texts.en';
import { texts as coaching } from '../../creator-console/src/resources/coaching/texts.en';
import { texts as orders } from '../../creator-console/src/resources/orders/texts.en';
import { texts as overview } from '../../creator-console/src/resources/overview/texts.en';
import { formTexts, texts as content } from '../../creator-console/src/resources/products/product/texts.en';
import { texts as create } from '../../creator-console/src/resources/products/create-content/texts.en';
import { texts as learning } from '../../creator-console/src/resources/students/detail/learning/texts.en';
import { aBuyer } from '../screens/buyer';
import { CourseBuilder } from '../screens/course-builder';
import { editorTexts as editors } from '../screens/editor-texts';
import { ContentStudio } from '../screens/content-studio';
import { CreatorPortal } from '../screens/creator-portal';
import { Presses } from '../screens/presses';
import { goods, studentTag } from '../support/demo';
import { files, newCourse } from '../support/new-course-words';
import { ownCourse } from '../support/own-course';
import { coach, signIn } from '../support/people';
import { expect, test } from '../support/test';

// a separate shop, because its prices and orders change
test.use({ settings: { WORKER_CONCURRENCY: '2' } });

/** Starts at the Overview. */
async function begin(page: Page) {
  const portal = new CreatorPortal(page);
  await portal.open();
  await expect(page.getByRole('heading', { name: overview.title, level: 1 })).toBeVisible();
  return { portal, presses: new Presses(page) };
}

/** Opens the finder's first result for these words, by its shortcut and Enter. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: finder.find }).fill(words);
  await expect(page.getByRole('option').first()).toContainText(words);
  await page.keyboard.press('Enter');
}

/** The first file of the library that fits, by keys. */
async function chooseFile(editor: Locator): Promise<void> {
  const field = editor.getByRole('combobox').first();
  await field.press('ArrowDown');
  await expect(editor.page().getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).not.toHaveValue('');
}

const ask = (editor: Locator) => editor.getByRole('textbox', { name: editors.question }).fill('How are you?');
const WIDGETS: [label: string, fill: (editor: Locator) => Promise<void>][] = [
  ['Text', (editor) => editor.getByRole('textbox', { name: editors.content }).fill('Breathe.')],
  ['Image', chooseFile],
  ['Video', chooseFile],
  ['Audio', chooseFile],
  ['File', chooseFile],
  [
    'Button',
    async (editor) => {
      await editor.getByLabel(editors.buttonText).fill('To the library');
      await editor.getByLabel(editors.url).fill('/library');
    },
  ],
  ['Stopwatch', async () => undefined],
  ['Calendly', (editor) => editor.getByLabel(editors.url).fill('https://calendly.com/maren/call')],
  ['Typeform', (editor) => editor.getByLabel(editors.url).fill('https://maren.typeform.com/to/a1')],
  [
    'Multiple Choice',
    async (editor) => {
      await ask(editor);
      for (const number of [1, 2]) {
        await editor.getByLabel(editors.option(number), { exact: true }).fill(`Answer ${number}`);
      }
    },
  ],
  ['Opinion Scale', ask],
];

test('a coach’s errands take few presses', { tag: '@deep' }, async ({
  page,
  context,
  consoleGuard,
  browser,
  server,
}) => {
  // A busy server answers an upload late, so the console asks again.
  consoleGuard.expectConflicts();
  const buyer = await aBuyer(browser, server.url);
  await signIn(context, coach);
  const dialog = page.getByRole('dialog');

  await test.step('who bought what: 1', async () => {
    const { portal, presses } = await begin(page);
    await presses.press(portal.linkTo(shell.money));
    const row = page.getByRole('row').filter({ hasText: buyer.name });
    for (const title of [goods.journal, goods.workbook]) await expect(row).toContainText(title);
    presses.expectAtMost(1);
  });

  await test.step('a price: 2', async () => {
    const { portal, presses } = await begin(page);
    await presses.press(portal.linkTo(content.title));
    await presses.button(content.changePrice(goods.workbook));
    await page.keyboard.type('29');
    await page.keyboard.press('Enter');
    await new ContentStudio(page).expectToast(formTexts.saved);
    presses.expectAtMost(2);
  });

  await test.step('availability: 2', async () => {
    const { portal, presses } = await begin(page);
    await presses.press(portal.linkTo(coaching.title));
    await presses.button(coaching.set);
    await expect(dialog.getByRole('button', { name: coaching.save })).toBeVisible();
    presses.expectAtMost(2);
  });

  await test.step('a product is given, to somebody who was found: 3', async () => {
    const { presses } = await begin(page);
    await find(page, buyer.name);
    await presses.button(learning.give);
    await presses.press(page.getByRole('option', { name: goods.free }));
    await presses.press(dialog.getByRole('button', { name: learning.give }));
    await new ContentStudio(page).expectToast(learning.given);
    presses.expectAtMost(3);
  });

  await test.step('a line is refunded, from the list of orders: 3', async () => {
    const { portal, presses: before } = await begin(page);
    await before.press(portal.linkTo(shell.money));
    const presses = new Presses(page);
    await presses.press(page.getByRole('row').filter({ hasText: buyer.name }).getByRole('link').first());
    await presses.button(orders.refundLine(goods.journal));
    await presses.press(dialog.getByRole('button', { name: /^Refund \$/ }));
    await new ContentStudio(page).expectToast(orders.refundAsked);
    presses.expectAtMost(3);
  });

  await test.step('a lesson with a video in a new course: 5, with the forms and the files as none', async () => {
    const { presses } = await begin(page);
    const studio = new ContentStudio(page);
    await presses.button(create.menu);
    await presses.press(page.getByRole('menuitem', { name: create.course.open }));
    await studio.write(newCourse());
    await studio.upload('thumbnail', files.thumbnail);
    await presses.press(dialog.getByRole('button', { name: create.course.submit }));
    await presses.button(builder.tree.createFirst);
    await page.keyboard.press('Enter');
    await page.getByLabel(builder.tree.addFromFiles).and(page.locator('input')).setInputFiles(files.video);
    await new ContentStudio(page).expectToast(builder.tree.lessonsAdded(1));
    await expect(page.getByRole('button', { name: 'gate-walk', exact: true })).toBeVisible();
    presses.expectAtMost(5);
  });

  await test.step('all 11 widgets: 22, with their fields as none', async () => {
    await new CourseBuilder(page).open(await ownCourse(context.request));
    const presses = new Presses(page);
    for (const [label, fill] of WIDGETS) {
      await presses.button(builder.palette.add(label));
      const editor = page.getByRole('dialog', { name: editors.heading(label) });
      await expect(editor).toBeVisible();
      await fill(editor);
      await presses.press(editor.getByRole('button', { name: editors.done, exact: true }));
      await expect(editor).toHaveCount(0);
    }
    await new CourseBuilder(page).expectSaved();
    presses.expectAtMost(22);
  });

  await test.step('a broadcast to the students of a tag: 5', async () => {
    const { portal, presses } = await begin(page);
    await presses.press(portal.linkTo(shell.marketing));
    await presses.link(broadcasts.create);
    await page.getByLabel(new RegExp(`^${broadcasts.subject}`)).fill('Spring');
    await page.getByRole('textbox', { name: editors.content }).fill('Dear all');
    await presses.button(studentTag);
    await presses.button(broadcasts.send);
    await presses.press(dialog.getByRole('button', { name: broadcasts.sendNow }));
    await new ContentStudio(page).expectToast(broadcasts.onItsWay);
    presses.expectExactly(5);
  });
});
