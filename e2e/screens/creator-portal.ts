import { expect, type Locator, type Page } from '@playwright/test';
import { texts as door } from '../../creator-console/src/pages/texts.en';
import { texts as shell } from '../../creator-console/src/app/texts.en';
import { texts as students } from '../../creator-console/src/resources/students/student/texts.en';
import type { Credentials } from '../support/people';

/** The coach's console. */
export class CreatorPortal {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/creator');
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.page.getByLabel(door.email).fill(email);
    await this.page.getByLabel(door.password).fill(password);
    await this.page.getByRole('button', { name: door.signIn }).click();
  }

  /** Opens an entry of the menu, which is a drawer on a narrow screen, or one of its pages. */
  async go(entry: string, page = entry): Promise<void> {
    const menu = this.page.getByRole('button', { name: new RegExp(`^${shell.menu}( |$)`) });
    const places = this.page.getByRole('navigation', { name: shell.places });
    await expect(menu.or(places).first()).toBeVisible();
    if (await menu.isVisible()) await menu.click();
    await this.linkTo(entry).click();
    if (page !== entry) await this.tabOf(page).click();
    await expect(this.page.getByRole('heading', { name: page, level: 1 })).toBeVisible();
  }

  /** Finds a link in the menu, which may also contain a to-do count. */
  linkTo(entry: string): Locator {
    const places = this.page.getByRole('navigation', { name: shell.places });
    return places.getByRole('link', { name: new RegExp(`^${entry}( |$)`) });
  }

  /** Finds one of the pages of the open entry. */
  tabOf(page: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${page}( |$)`) });
  }

  async switchTheme(): Promise<void> {
    await this.page.getByRole('button', { name: /^Toggle light\/dark mode$/ }).click();
    // Its tooltip stays while the pointer is on it.
    await this.page.mouse.move(0, 300);
    await expect(this.page.getByRole('tooltip')).toHaveCount(0);
  }

  /** Expects the light or the dark theme. */
  async expectTheme(theme: 'light' | 'dark'): Promise<void> {
    // polled, because a page that hasn't been drawn yet has no background, which reads as dark
    await expect.poll(() => this.themeOnScreen()).toBe(theme);
  }

  private async themeOnScreen(): Promise<'light' | 'dark'> {
    const color = await this.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const isLight = color
      .match(/\d+/g)!
      .slice(0, 3)
      .every((part) => Number(part) > 128);
    return isLight ? 'light' : 'dark';
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Profile' }).click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(this.page.getByRole('button', { name: door.signIn })).toBeVisible();
  }

  async expectStudent(name: string): Promise<void> {
    await expect(this.page.getByRole('columnheader', { name: students.email })).toBeVisible();
    await expect(this.page.getByText(name).first()).toBeVisible();
  }
}
