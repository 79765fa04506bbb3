import type { Page } from '@playwright/test';
import { editorTexts as editors } from '../screens/editor-texts';
import { texts as publishing } from '../../creator-console/src/course-builder/publishing/texts.en';
import { texts } from '../../creator-console/src/course-builder/shared/texts.en';
import { texts as analytics } from '../../creator-console/src/resources/products/analytics/texts.en';
import { texts as creating } from '../../creator-console/src/resources/products/create-content/texts.en';
import { texts as products } from '../../creator-console/src/resources/products/product/texts.en';
import { texts as uploading } from '../../creator-console/src/shared/uploads/texts.en';
import { Cart } from '../screens/cart';
import { Certificate } from '../screens/certificate';
import { Checkout } from '../screens/checkout';
import { ContentStudio } from '../screens/content-studio';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { CreatorPortal } from '../screens/creator-portal';
import { Figures } from '../screens/figures';
import { LessonWidgets } from '../screens/lesson-widgets';
import { MediaLibrary } from '../screens/media-library';
import { Order } from '../screens/order';
import { Player } from '../screens/player';
import { ProductPage } from '../screens/product-page';
import { Publishing } from '../screens/publishing';
import { Shell } from '../screens/shell';
import { SignIn } from '../screens/sign-in';
import { WidgetEditors } from '../screens/widget-editors';
import { expectAccessible } from '../support/accessible';
import { anotherBrowser } from '../support/browsers';
import { cards } from '../support/demo';
import { withMouse } from '../support/input-methods';
import { stubThirdParties } from '../support/third-party-stubs';
import { coach, signIn, somebody } from '../support/people';
import { files, modules, newCourse, words } from '../support/new-course-words';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

const { first, second, third } = modules;
const [CHAIR, BREATH] = first.lessons;
const [SAID, MEANT] = second.lessons;
const [PAPER, TIME] = third.lessons;
const { tray } = uploading;

/** The builder of a course in one browser. */
const desk = (page: Page) => ({
  page,
  builder: new CourseBuilder(page),
  lesson: new LessonPage(page),
  editors: new WidgetEditors(page),
  media: new MediaLibrary(page),
  publishing: new Publishing(page),
});
type Desk = ReturnType<typeof desk>;

/** Creates the course, whose builder opens; returns its id. */
async function create(page: Page, course: ReturnType<typeof newCourse>): Promise<string> {
  const studio = new ContentStudio(page);
  await studio.start('course');
  await studio.write(course);
  await studio.upload('thumbnail', files.thumbnail);
  await studio.submit('course');
  await studio.expectToast(creating.course.done);
  await expect(new CourseBuilder(page).titleOfPage).toHaveText(course.title);
  return /courses\/([^/]+)\/edit/.exec(page.url())![1]!;
}

/** An empty course can't be published, and the dialog links to the first step. */
async function begin({ page, builder, publishing: dialog }: Desk): Promise<void> {
  await dialog.look();
  await dialog.expectBlocked(publishing.points.noLesson);
  await expectAccessible(page);
  await dialog.follow(publishing.points.noLesson, publishing.go.noLesson);
  await expect(page.getByRole('button', { name: texts.tree.createFirst })).toBeFocused();
  await builder.beginWith(first.title);
  await builder.addLesson(first.title, CHAIR);
}

/** The dialog links to the one lesson that is still empty. */
async function fillEmpty({ builder, publishing: dialog }: Desk, lesson: string): Promise<void> {
  await dialog.look();
  await dialog.follow(publishing.points.emptyLessons(1), publishing.go.lesson(lesson));
  await expect(builder.row(lesson)).toBeFocused();
  await builder.expectSelected(lesson);
}

test('a coach makes a course from nothing, is led to what it lacks, and publishes it', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signIn(context, coach);
  const course = newCourse();
  const hers = desk(page);
  await new ContentStudio(page).open();
  await create(page, course);
  await begin(hers);
  await hers.builder.addLesson(first.title, BREATH);
  await hers.lesson.addByKey('Stopwatch');
  await hers.editors.stopwatch('Stopwatch 1', { minutes: 0 });
  await fillEmpty(hers, CHAIR);
  await hers.lesson.addByKey('Text');
  await hers.editors.text('Text 1', words.text);
  await hers.builder.expectSaved();
  await hers.publishing.look();
  await hers.publishing.publish(course.title);
  const address = await hers.publishing.seePage();

  const visitor = await anotherBrowser(browser, server.url);
  const product = new ProductPage(visitor.page);
  await product.open(address, course.title);
  await product.expectOutline(1, 2);
  await visitor.close();
});

test('a coach makes a course from nothing in two browsers, and a member completes it', {
  tag: '@deep',
}, async ({ page, browser, server }) => {
  const course = newCourse();
  const portal = new CreatorPortal(page);
  const studio = new ContentStudio(page);
  const hers = desk(page);

  const courseId = await test.step('the coach signs in and creates a course', async () => {
    await portal.open();
    await portal.signIn(coach);
    return create(page, course);
  });

  await test.step('an empty course cannot be published, and the coach is told where to begin', async () => {
    await begin(hers);
    await hers.builder.makeFreePreview();
    await hers.builder.addLesson(first.title, BREATH);
    await hers.builder.addModule(second.title);
    await hers.builder.addLesson(second.title, SAID);
  });

  await test.step('the first lesson is filled by dragging', () => fillChair(hers));

  const tablet = await anotherBrowser(browser, server.url);
  const elsewhere = desk(tablet.page);
  await test.step('a second browser works on the course at the same time', async () => {
    await signIn(tablet.context, coach);
    await elsewhere.builder.open(courseId);
    await expect(elsewhere.lesson.widgets.first()).toContainText(words.text);
    await Promise.all([fillMiddle(hers), workElsewhere(elsewhere)]);
  });

  await test.step('one lesson in both browsers: the later one is asked which version to keep', async () => {
    await hers.builder.openLesson(CHAIR);
    await elsewhere.builder.openLesson(CHAIR);
    await expect(elsewhere.lesson.widgets.first()).toContainText(words.text);
    await hers.editors.text('Text 1', words.text);
    await hers.builder.expectSaved();
    const dialog = await elsewhere.lesson.edit('Text 1');
    await dialog.getByRole('textbox', { name: editors.content }).fill(words.later);
    await expect(dialog.getByText(texts.conflict.title)).toBeVisible();
    await dialog.getByRole('button', { name: texts.conflict.mine }).click();
    await elsewhere.lesson.done();
    await elsewhere.builder.expectSaved();
  });

  await test.step('both show the same course, with the changes of either', async () => {
    for (const one of [hers, elsewhere]) await expectWhole(one, courseId);
    await tablet.close();
  });

  const address = await test.step('what is left to do is told before it goes out', async () => {
    await fillEmpty(hers, TIME);
    await hers.lesson.addByKey('Calendly');
    await hers.lesson.addByKey('Typeform');
    await hers.editors.frame('Calendly 1', words.calendar);
    await hers.editors.frame('Typeform 2', words.form);
    await hers.publishing.look();
    await hers.publishing.follow(publishing.points.noTopics, publishing.go.noTopics);
    await studio.addTopic(course.topic);
    await hers.builder.expectOpen();
    await expect(await hers.publishing.look()).toContainText(publishing.ready);
    await hers.publishing.publish(course.title);
    return hers.publishing.seePage();
  });

  await test.step('a visitor opens a preview, becomes a member and completes it up to the certificate', async () => {
    const phone = await anotherBrowser(browser, server.url);
    await stubThirdParties(phone.context, phone.consoleGuard, 'calendly.com', 'maren-solveig.typeform.com');
    const member = somebody();
    await buy(phone.page, address, course.title, member);
    await take(phone.page, courseId);
    await new LessonWidgets(phone.page, withMouse(phone.page)).openCertificate();
    await new Certificate(phone.page).expectOf(member.name, course.title);
    await phone.close();
  });

  await test.step('the coach sees the first student, the sale and the completion', async () => {
    await studio.open();
    await expect(studio.card(course.title)).toContainText(products.students(1));
    const figures = new Figures(page);
    await figures.openAnalytics(course.title);
    await expect(figures.figure(analytics.sales)).toHaveText('1');
    await expect(figures.figure(analytics.revenue)).toHaveText(`$${course.price}`);
    await expect(figures.card(analytics.completed)).toContainText(analytics.ofStudents('1', '1'));
  });
});

/** Adds files through the Media tab, one of them dropped on the page, and drags a text before it. */
async function fillChair({ page, builder, lesson, editors: write, media }: Desk): Promise<void> {
  await builder.openLesson(CHAIR);
  await expect(builder.lessonTitle).toHaveText(CHAIR);
  const small = [files.picture, files.recording, files.paper];
  await lesson.upload(small);
  for (const file of small) await media.expectArrived(file.name);
  await media.press(tray.clear);
  await lesson.dragFromLibrary(files.picture.name, page.getByText(texts.canvas.empty));
  await expect(lesson.widgets).toHaveCount(1);
  await lesson.turnTo('widgets');
  await lesson.dragFromPalette('Text', lesson.widgets.first());
  await write.text('Text 1', words.text, words.heading);
  await write.picture('Image 2', words.picture);
  await builder.expectSaved();
}

/** Continues with the lessons while the video uploads. */
async function fillMiddle({ builder, lesson, editors: write, media }: Desk): Promise<void> {
  await builder.openLesson(BREATH);
  await lesson.upload(files.video);
  await lesson.turnTo('widgets');
  await lesson.add('Stopwatch');
  await write.stopwatch('Stopwatch 1', { minutes: 0 });
  await builder.openLesson(SAID);
  await lesson.add('Multiple Choice');
  await write.choice('Multiple Choice 1', { ...words.choice, right: 2 });
  await lesson.add('Audio');
  await write.recording('Audio 2', files.recording.name, words.recording);
  await media.expectArrived(files.video.name);
  await builder.openLesson(BREATH);
  await lesson.add('Video');
  await write.video('Video 2', files.video.name, words.video);
  await builder.expectSaved();
}

/** Works in the other browser at the same time: adds a module and its lessons, and drags one to its place. */
async function workElsewhere({ builder, lesson, editors: write }: Desk): Promise<void> {
  await builder.addModule(third.title);
  await builder.addLesson(third.title, PAPER);
  await lesson.add('File');
  await write.paper('File 1', files.paper.name, words.file.title);
  await lesson.add('Button');
  await write.button('Button 2', words.button, '/library');
  await builder.addLesson(third.title, TIME);
  await builder.addLesson(first.title, MEANT);
  await builder.dragOnto(MEANT, second.title);
  await lesson.add('Opinion Scale');
  await write.scale('Opinion Scale 1', words.scale);
  await lesson.add('Journal');
  await write.journal('Journal 2', words.journal);
  await builder.expectSaved();
}

/** Reloads and expects the finished course. */
async function expectWhole({ builder, lesson }: Desk, courseId: string): Promise<void> {
  await builder.open(courseId);
  for (const { title } of [second, third]) await builder.row(title).click();
  await builder.expectOrder(...Object.values(modules).flatMap(({ title, lessons }) => [title, ...lessons]));
  const inside: [string, (string | RegExp)[]][] = [
    [CHAIR, [words.later]],
    [BREATH, ['Stopwatch', words.video]],
    [SAID, [words.choice.asked, words.recording]],
    [MEANT, [words.scale.question, words.journal]],
    [PAPER, [words.file.title, words.button]],
  ];
  for (const [title, found] of inside) {
    await builder.openLesson(title);
    for (const one of found) await expect(lesson.widgets.filter({ hasText: one })).toHaveCount(1);
  }
}

async function buy(
  page: Page,
  address: string,
  title: string,
  member: ReturnType<typeof somebody>,
): Promise<void> {
  const product = new ProductPage(page);
  await product.open(address, title);
  await product.expectOutline(3, 6);
  await expect((await product.preview(CHAIR)).getByText(words.later)).toBeVisible();
  await page.keyboard.press('Escape');
  await product.addToCart();
  const cart = new Cart(page);
  const checkout = new Checkout(page);
  const order = new Order(page);
  await cart.open();
  await cart.expectItems(title);
  await cart.checkout();
  await checkout.createAccount();
  await new SignIn(page).register(member);
  await checkout.expectForm();
  await checkout.pay(cards.pays);
  await order.expectPaid();
  await order.startLearning();
}

/** Takes all six lessons, with everything each requires. */
async function take(page: Page, courseId: string): Promise<void> {
  const player = new Player(page);
  const shell = new Shell(page);
  const lesson = new LessonWidgets(page, withMouse(page), words);
  const lessons: [string, () => Promise<unknown>][] = [
    [CHAIR, () => lesson.expectPicture()],
    [
      BREATH,
      async () => {
        await player.watch(courseId);
        await player.completeVideo();
        await lesson.measure(1);
      },
    ],
    [
      SAID,
      async () => {
        await lesson.expectSound();
        await lesson.answer(words.choice.wrong);
        await lesson.expectVerdict('notYet', words.choice.wrong);
        await lesson.answer(words.choice.right);
        await lesson.expectFeedback(words.choice.feedback);
      },
    ],
    [
      MEANT,
      async () => {
        await lesson.rate(2);
        await lesson.writeJournal('That she was tired.');
      },
    ],
    [
      PAPER,
      async () => {
        expect(await lesson.download()).toBe(files.paper.name);
        expect(await lesson.pressButton()).toBe('/library');
      },
    ],
    [
      TIME,
      async () => {
        await lesson.expectFrame(words.calendar);
        await lesson.expectFrame(words.form);
      },
    ],
  ];
  for (const [index, [title, use]] of lessons.entries()) {
    await player.expectLesson(title);
    await use();
    await player.completeLesson();
    const isLast = index === lessons.length - 1;
    await shell.expectToast(i18n.t(`learning:toasts.${isLast ? 'courseComplete' : 'lessonComplete'}.title`));
  }
}
