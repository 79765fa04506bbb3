import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '../../creator-console/src/course-builder/publishing/texts.en';

/** Publishing a course from the builder. */
export class Publishing {
  private readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  /** Returns the list of missing things and suggestions. */
  async look(): Promise<Locator> {
    await this.page.getByRole('button', { name: texts.publish, exact: true }).click();
    await expect(this.dialog.getByText(texts.looking)).toHaveCount(0);
    return this.dialog;
  }

  async expectBlocked(why: string): Promise<void> {
    await expect(this.dialog.getByText(why)).toBeVisible();
    await expect(this.dialog.getByRole('button', { name: texts.publishNow })).toBeDisabled();
  }

  /** Follows an entry of that list to the place where it can be fixed. */
  async follow(point: string, way: string): Promise<void> {
    const there = this.dialog.getByRole('listitem').filter({ hasText: point });
    const named = { name: way };
    await there.getByRole('button', named).or(there.getByRole('link', named)).click();
    await expect(this.dialog).toHaveCount(0);
  }

  async publish(title: string): Promise<void> {
    await this.dialog.getByRole('button', { name: texts.publishNow }).click();
    await expect(this.dialog.getByRole('heading', { name: texts.out(title) })).toBeVisible();
  }

  /** Opens its page in the shop in a new tab; returns the address. */
  async seePage(): Promise<string> {
    const opened = this.page.context().waitForEvent('page');
    await this.dialog.getByRole('link', { name: texts.seePage }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    const { pathname } = new URL(tab.url());
    await tab.close();
    await this.dialog.getByRole('button', { name: texts.close, exact: true }).click();
    return pathname;
  }
}
