import { expect, type Locator, type Page } from '@playwright/test';
import { SignIn } from './sign-in';
import { i18n } from '../support/member-words';
import { somebody } from '../support/people';

/** A person's clicks on a page, without typing and filled fields. */
export class Presses {
  constructor(
    private readonly page: Page,
    private count = 0,
  ) {}

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  link(name: string): Promise<void> {
    return this.press(this.page.getByRole('link', { name, exact: true }).filter({ visible: true }).first());
  }

  button(name: string): Promise<void> {
    return this.press(this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first());
  }

  /** Registers someone in the visible form, whose button is clicked once. */
  async register(): Promise<void> {
    this.count += 1;
    await new SignIn(this.page).register(somebody());
  }

  /** Plays the visible video. */
  async play(): Promise<void> {
    const video = this.page.locator('video').first();
    await expect(video).toBeVisible();
    await this.press(video);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused)).toBe(true);
  }

  async fromUserMenu(name: string): Promise<void> {
    await this.button(i18n.t('shell:account.open'));
    await this.press(this.page.getByRole('menuitem', { name, exact: true }));
  }

  expectExactly(count: number): void {
    expect(this.count, 'presses').toBe(count);
  }

  expectAtMost(most: number): void {
    expect(this.count, 'presses').toBeLessThanOrEqual(most);
  }
}
