import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '../../creator-console/src/course-builder/shared/texts.en';
import { editorTexts as editors } from './editor-texts';
import { texts as toast } from '../../creator-console/src/shared/toast/texts.en';
import { texts as media } from '../../creator-console/src/media-library/texts.en';

/** The coach's course builder. */
export class CourseBuilder {
  readonly lessonTitle: Locator;
  readonly titleOfPage: Locator;

  constructor(private readonly page: Page) {
    this.lessonTitle = page.getByRole('article').getByRole('heading', { level: 2 }).first();
    this.titleOfPage = page.getByRole('heading', { level: 1 });
  }

  async open(courseId: string): Promise<void> {
    await this.page.goto(`/creator/courses/${courseId}/edit`);
    await this.expectOpen();
  }

  /** Excludes the page of the course's product, which has the same title, and a button to publish. */
  async expectOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: texts.tree.heading })).toBeVisible();
  }

  row(title: string): Locator {
    return this.page.getByRole('button', { name: title, exact: true });
  }

  /** Finds a module by its name and its number of lessons. */
  moduleWith(title: string, lessons: number): Locator {
    return this.row(title).locator('xpath=..').getByText(texts.tree.lessons(lessons), { exact: true });
  }

  /** Creates the first module of an empty course. */
  async beginWith(module: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.tree.createFirst }).click();
    await this.nameIt(module);
  }

  async addModule(title: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.tree.addModule }).last().click();
    await this.nameIt(title);
  }

  async addLesson(module: string, title: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.tree.addLessonTo(module) }).click();
    await this.nameIt(title);
    await this.expectSelected(title);
  }

  /** Opens a lesson, and waits until what is added goes there. */
  async openLesson(title: string): Promise<void> {
    await this.row(title).click();
    await this.expectSelected(title);
  }

  async choose(title: string, act: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.tree.more(title), exact: true }).click();
    await this.page.getByRole('menuitem', { name: act }).click();
  }

  /** Moves a row by keyboard only: picks it up, presses the arrow once, waits for the announcement, and drops it. */
  async moveByKeys(title: string, arrow: 'ArrowUp' | 'ArrowDown', announced: string): Promise<void> {
    await this.handle(title).focus();
    await this.page.keyboard.press('Space');
    await expect(this.page.getByText(texts.drag.picked(title))).toBeAttached();
    // dnd-kit listens for arrow keys one task after it has announced the start, when the rows are measured
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    await this.page.keyboard.press(arrow);
    await expect(this.page.getByText(announced)).toBeAttached();
    await this.page.keyboard.press('Space');
    await expect(this.page.getByText(texts.drag.put(title))).toBeAttached();
  }

  async dragOnto(title: string, target: string): Promise<void> {
    const from = (await this.handle(title).boundingBox())!;
    const to = (await this.row(target).boundingBox())!;
    const { mouse } = this.page;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(from.x + 20, from.y + 20, { steps: 4 });
    await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await expect(this.page.getByText(texts.drag.into(title, target))).toBeAttached();
    await mouse.up();
  }

  async expectOrder(...titles: string[]): Promise<void> {
    const rows = this.page.getByRole('button', { name: new RegExp(`^(${titles.join('|')})$`) });
    await expect(rows).toHaveText(titles);
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByRole('banner').getByText(texts.saved, { exact: true })).toBeVisible();
  }

  async makeFreePreview(): Promise<void> {
    await this.page.getByRole('button', { name: texts.lesson.settings, exact: true }).click();
    await this.page.getByLabel(texts.settings.isFreePreview).check();
    await this.page.getByRole('button', { name: texts.settings.save, exact: true }).click();
  }

  async preview(): Promise<Page> {
    const [opened] = await Promise.all([
      this.page.context().waitForEvent('page'),
      this.page.getByRole('link', { name: texts.preview, exact: true }).click(),
    ]);
    return opened;
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: toast.undo, exact: true }).click();
  }

  async expectSelected(lesson: string): Promise<void> {
    await expect(this.row(lesson)).toHaveAttribute('aria-current', 'true');
  }

  private handle(title: string): Locator {
    return this.page.getByRole('button', { name: texts.tree.move(title), exact: true });
  }

  private async nameIt(title: string): Promise<void> {
    await expect(this.page.getByRole('textbox', { name: texts.tree.newName('') })).toBeFocused();
    await this.page.keyboard.type(title);
    await this.page.keyboard.press('Enter');
    await expect(this.row(title)).toBeVisible();
  }
}

/** The lesson's page in the middle, and its widgets. */
export class LessonPage {
  readonly widgets: Locator;

  constructor(private readonly page: Page) {
    this.widgets = page.getByRole('list', { name: texts.canvas.widgets }).locator('> li');
  }

  async add(label: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.palette.add(label), exact: true }).click();
  }

  async dragFromPalette(label: string, onto: Locator): Promise<void> {
    await this.dragOnto(this.page.getByRole('button', { name: texts.palette.add(label), exact: true }), onto);
  }

  async dragOnto(entry: Locator, onto: Locator): Promise<void> {
    const from = (await entry.boundingBox())!;
    const to = (await onto.boundingBox())!;
    const { mouse } = this.page;
    await mouse.move(from.x + 20, from.y + 20);
    await mouse.down();
    await mouse.move(from.x - 10, from.y + 30, { steps: 4 });
    await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await mouse.up();
  }

  async addByKey(label: string): Promise<void> {
    const entry = this.page.getByRole('button', { name: texts.palette.add(label), exact: true });
    // while the lesson loads, the row can't be focused, and the key would go elsewhere
    await expect(entry).toBeEnabled();
    await entry.press('Enter');
  }

  /** Drags a media file from its card in the Media tab to a position on the page. */
  async dragFromLibrary(fileName: string, onto: Locator): Promise<void> {
    await this.dragOnto(this.page.getByRole('button', { name: media.open(fileName), exact: true }), onto);
  }

  async turnTo(tab: 'widgets' | 'media'): Promise<void> {
    await this.page.getByRole('tab', { name: texts.palette[tab], exact: true }).click();
  }

  /** Waits until the lesson before has gone, which may have widgets of the same names. */
  async expectShown(lesson: string): Promise<void> {
    await expect(this.page.getByRole('article', { name: lesson })).toBeVisible();
  }

  async edit(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: texts.canvas.edit(name), exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async done(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: editors.done, exact: true }).click();
    await expect(this.page.getByText(editors.updated)).toBeVisible();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Uploads through the Media tab. */
  async upload(file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.turnTo('media');
    await this.page
      .getByLabel(media.upload, { exact: true })
      .and(this.page.locator('input'))
      .setInputFiles(file);
  }

  async delete(name: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.canvas.delete(name), exact: true }).click();
  }
}
