import type { Locator, Page } from '@playwright/test';
import { HOSTILE_MARKUP } from '../../backend/test/hostile/markup';
import { editorTexts as editors } from '../screens/editor-texts';
import { texts } from '../../creator-console/src/course-builder/shared/texts.en';
import { texts as media } from '../../creator-console/src/media-library/texts.en';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { everyWidget, goods } from '../support/demo';
import { HostileCourse } from '../support/hostile-course';
import { uncleanAnswers } from '../support/unclean-answers';
import { coach, signIn, signUp } from '../support/people';
import { claimFreeCourse, productId } from '../support/shop';
import { expect, test } from '../support/test';
import { AttackMonitor } from '../support/attack-monitor';

test('hostile content the coach was tricked into storing neither runs nor sends a request, in the console or in the member app', {
  tag: '@deep',
}, async ({ browser, context, consoleGuard, page, server }) => {
  consoleGuard.expectFramesOf('calendly.com', 'typeform.com');
  const attacks = await AttackMonitor.start(context, server.url);
  await signIn(context, coach);
  const course = new HostileCourse(context.request);

  await test.step('the server stores it as plain text', async () => {
    await course.begin();
    await course.dress();
    await course.plant();
    await course.grow();
    await course.publish();
  });
  await test.step('the builder shows it', () => lookAtBuilder(page, course));
  await test.step('so do the list of products and their forms', async () => {
    await page.goto('/creator/products?page=1&perPage=96&sort=createdAt&order=DESC&filter={}');
    await expect(page.getByRole('article').nth(course.copies.length)).toBeAttached();
    await page.goto(`/creator/products/${course.copies[0]}`);
    await expect(page.getByRole('textbox').nth(3)).toBeVisible();
  });
  expect(attacks.alarms).toEqual([]);

  const member = await browser.newContext({ baseURL: server.url });
  const attacksOnMember = await AttackMonitor.start(member, server.url);
  await test.step('and so do the store, the player and the classroom', async () => {
    await lookAsMember(await member.newPage(), course);
  });
  expect(attacksOnMember.alarms).toEqual([]);
  await member.close();
  await course.leave();
});

/** Opens every lesson, an editor of each type, the settings of everything with a title, and the files. */
async function lookAtBuilder(page: Page, course: HostileCourse): Promise<void> {
  const builder = new CourseBuilder(page);
  const lesson = new LessonPage(page);
  await builder.open(course.id);
  await expect(page.getByRole('tab').nth(course.pages)).toBeAttached();
  await page.getByRole('tab', { name: texts.palette.media }).click();
  await expect(page.getByRole('list', { name: media.list }).locator('img').first()).toBeAttached();
  await page.getByRole('tab', { name: texts.palette.widgets }).click();
  for (const { title, widgets } of course.thickets) {
    await builder.row(title).click();
    await expect(lesson.widgets).toHaveCount(widgets);
  }
  for (const index of course.oneOfEachType) {
    const edit = lesson.widgets.nth(index).getByRole('button', { name: /^Edit / });
    await edit.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: texts.lesson.settings, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function lookAsMember(page: Page, course: HostileCourse): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(paths.courses);
  await expect(main.getByRole('listitem').nth(5)).toBeVisible();
  for (const id of course.copies.slice(-4)) {
    await page.goto(paths.course(id));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signUp(page.context());
  expect((await page.request.post(`/api/products/${course.id}/claim`)).ok()).toBe(true);
  await page.goto(paths.course(course.id));
  for (const { title, written } of course.thickets) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(main.locator('.lesson-text')).toHaveCount(written);
  }
  await page.goto(sanctumPaths.classroom);
  await expect(main.getByRole('link').first()).toBeVisible();
  const { id, written } = course.thickets[0]!;
  await page.goto(sanctumPaths.classroomLesson(course.id, course.module, id));
  await expect(main.locator('.lesson-text')).toHaveCount(written);
}

/** Tests the last of three defenses alone, without the server's sanitizing and the site's policy. */
test('every payload in every text that either app shows stays text, even if the server had not cleaned it', {
  tag: '@deep',
}, async ({ browser, server }) => {
  expect(new Set(HOSTILE_MARKUP).size).toBeGreaterThanOrEqual(300);
  const unprotected = { baseURL: server.url, bypassCSP: true };

  await test.step('in the console', async () => {
    const context = await browser.newContext(unprotected);
    const attacks = await AttackMonitor.start(context, server.url);
    await signIn(context, coach);
    const courseId = await productId(context.request, everyWidget.course);
    const read = async (path: string) =>
      (await (await context.request.get(`/api/creator/${path}`)).json()) as unknown;
    const { lessons } = (await read(`courses/${courseId}/structure`)) as { lessons: Named[] };
    const last = lessons.find(({ title }) => title === everyWidget.lesson)!;
    const [firstPage] = (await read(`lessons/${last.id}/pages`)) as Named[];
    await uncleanAnswers(context, `/pages/${firstPage!.id}/widgets`);
    const page = await context.newPage();
    await page.goto('/creator/products');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`/creator/products/${courseId}`);
    await expect(page.getByRole('textbox').nth(3)).toBeVisible();
    await lookAtUncleanBuilder(page, courseId);
    expect(attacks.alarms).toEqual([]);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  await test.step('and in the member app', async () => {
    const context = await browser.newContext(unprotected);
    const attacks = await AttackMonitor.start(context, server.url);
    await signUp(context);
    const courseId = await claimFreeCourse(context.request);
    const tree = (await (await context.request.get(`/api/learning/courses/${courseId}`)).json()) as Tree;
    const module = tree.sections.at(-1)!.modules.at(-1)!;
    const last = module.lessons.at(-1)!;
    const addresses = [
      paths.courses,
      paths.course(await productId(context.request, goods.course)),
      paths.course(courseId),
      sanctumPaths.overview,
      sanctumPaths.classroom,
      sanctumPaths.classroomCourse(courseId),
      sanctumPaths.classroomLesson(courseId, module.id, last.id),
    ];
    await uncleanAnswers(context, `/lessons/${last.id}`);
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(HOSTILE_MARKUP[0]!).first()).toBeAttached();
    }
    await expect(page.locator('.lesson-text').nth(HOSTILE_MARKUP.length - 1)).toBeAttached();
    expect(attacks.alarms).toEqual([]);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});

/** Widgets as the builder names them: the thirteen types (product rule 5.6), and the journal, which is a kind of question. */
const NAMES_OF_WIDGETS = 14;

interface Tree {
  sections: { modules: { id: string; lessons: Named[] }[] }[];
}

interface Named {
  id: string;
  title: string;
}

/** Opens the lesson with a widget of every type, each widget in it, and pastes everything into the text editor. */
async function lookAtUncleanBuilder(page: Page, courseId: string): Promise<void> {
  const lesson = new LessonPage(page);
  const dialog = page.getByRole('dialog');
  await new CourseBuilder(page).open(courseId);
  await page.getByRole('tab', { name: texts.palette.media }).click();
  await expect(page.getByRole('list', { name: media.list }).locator('img').first()).toBeAttached();
  await page.getByRole('tab', { name: texts.palette.widgets }).click();
  for (let lessons = 1; lessons < 3; lessons++) {
    await page.getByRole('button', { name: texts.lesson.next }).click();
  }
  await expect(lesson.widgets.nth(HOSTILE_MARKUP.length)).toBeVisible();
  const opened = new Set<string>();
  const pages = page.getByRole('tablist', { name: texts.pages.label }).getByRole('tab');
  for (let index = 0; index < (await pages.count()); index++) {
    await pages.nth(index).click();
    await expect(pages.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(lesson.widgets.nth(index === 0 ? HOSTILE_MARKUP.length : 0)).toBeVisible();
    const names = await lesson.widgets.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')!),
    );
    for (const name of names) {
      const type = name.replace(/ \d+$/, '');
      if (opened.has(type)) continue;
      opened.add(type);
      await lesson.edit(name);
      if (type === 'Text') await pasteAll(dialog.getByRole('textbox', { name: editors.content }));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
  expect(opened.size).toBe(NAMES_OF_WIDGETS);
  await page.getByRole('button', { name: texts.lesson.settings, exact: true }).click();
  await expect(dialog).toBeVisible();
}

/** Pastes as the clipboard would, one payload after another. */
async function pasteAll(editor: Locator): Promise<void> {
  await editor.evaluate((node, payloads) => {
    for (const payload of payloads) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', payload);
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, HOSTILE_MARKUP);
  await expect(editor).toContainText('x');
}

test('the same payloads run and call home where nothing cleans them, and the monitor notices each kind', {
  tag: '@deep',
}, async ({ browser, server }) => {
  const bare = 'http://bare.test';
  const context = await browser.newContext();
  await context.route(`${bare}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const attacks = await AttackMonitor.start(context, bare);
  const page = await context.newPage();
  await page.goto(bare);
  // Each in its own frame, so that one that swallows or leaves its page doesn't affect the others. Every third is
  // enough.
  await page.evaluate(
    (payloads) => {
      for (const payload of payloads) {
        const frame = document.createElement('iframe');
        frame.srcdoc = payload;
        document.body.append(frame);
      }
    },
    HOSTILE_MARKUP.filter((_, n) => n % 3 === 0),
  );
  await expect.poll(() => attacks.ran.size).toBeGreaterThan(20);
  await expect.poll(() => attacks.foreign.size).toBeGreaterThan(0);

  await test.step('and would notice what only the policy of the site holds back', async () => {
    const ours = await browser.newContext();
    const behindPolicy = await AttackMonitor.start(ours, server.url);
    const page = await ours.newPage();
    await page.goto(server.url);
    await page.evaluate(() => {
      const place = document.createElement('div');
      place.innerHTML = '<img src=//x.test/1 onerror=xss(1)><p style="background:url(//x.test/2)">x</p>';
      document.body.append(place);
    });
    await expect.poll(() => [...behindPolicy.violations].toString()).toContain('x.test/1');
    await expect.poll(() => [...behindPolicy.violations].toString()).toContain('script-src-attr inline');
    expect(behindPolicy.ran.size).toBe(0);
    await ours.close();
  });
  await context.close();
});
