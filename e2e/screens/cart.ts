import { expect, type Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { i18n } from '../support/member-words';

export class Cart {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(paths.cart);
  }

  async expectItems(...titles: string[]): Promise<void> {
    // while the cart loads, the previous page is still shown at this URL
    await expect(this.page.getByRole('heading', { name: i18n.t('cart:title'), level: 1 })).toBeVisible();
    for (const title of titles) {
      await expect(this.page.getByRole('link', { name: title, exact: true })).toBeVisible();
    }
    const remove = this.page.getByRole('button', { name: new RegExp(`^${i18n.t('cart:remove')} `) });
    await expect(remove).toHaveCount(titles.length);
  }

  async checkout(): Promise<void> {
    await this.page.getByRole('link', { name: i18n.t('cart:summary.checkout') }).click();
    await expect(this.page).toHaveURL(paths.checkout);
  }
}
