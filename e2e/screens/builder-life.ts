import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '../../creator-console/src/course-builder/shared/texts.en';
import { texts as toast } from '../../creator-console/src/shared/toast/texts.en';
import { texts as copies } from '../../creator-console/src/course-builder/copies/texts.en';
import { texts as history } from '../../creator-console/src/course-builder/history/texts.en';

/** The history of a lesson, its copies and its templates. */
export class BuilderLife {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  /** Opens the history and looks at its newest version. */
  async lookAtNewest(): Promise<void> {
    await this.page.getByRole('button', { name: history.open, exact: true }).click();
    await this.dialog.getByRole('list', { name: history.list }).getByRole('button').first().click();
    await expect(this.dialog.getByRole('heading', { name: history.as('') })).toBeVisible();
  }

  async restore(): Promise<void> {
    await this.dialog.getByRole('button', { name: history.restore }).click();
    await expect(this.restored).toBeVisible();
  }

  async leaveAgain(): Promise<void> {
    await this.restored.getByRole('button', { name: toast.undo }).click();
  }

  private get restored(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'is in the history' });
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async beginFromTemplate(module: string, template: string): Promise<void> {
    await this.page.getByRole('button', { name: copies.fromInto(module) }).click();
    await this.dialog.getByRole('button', { name: copies.use(template), exact: true }).click();
    await expect(this.page.getByText(copies.added(template))).toBeVisible();
  }

  /** Uses only the keyboard: the menu of the widget and its only entry. */
  async moveToOtherPageByKeys(widget: string, page: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.canvas.toPage(widget) }).focus();
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('menuitem', { name: texts.canvas.moveTo(page) })).toBeFocused();
    await this.page.keyboard.press('Enter');
  }
}
