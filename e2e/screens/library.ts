import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { Shell } from './shell';
import { i18n } from '../support/member-words';

/** The Resource Library, and the product cards that other pages show too. */
export class Library {
  constructor(private readonly page: Page) {}

  /** Best rated first: products just published by other journeys have no reviews and come after the demo's. */
  async open(): Promise<void> {
    await this.page.goto(`${paths.courses}?sort=rating`);
  }

  card(title: string): Locator {
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    return this.page.getByRole('main').getByRole('listitem').filter({ has: heading });
  }

  async addToCart(title: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: i18n.t('cart:add') })
      .click();
    // The title alone may belong to an earlier product's toast, while this one is still on its way.
    await new Shell(this.page).expectToast(i18n.t('cart:added.description', { title }));
  }

  async expectOwned(title: string): Promise<void> {
    await expect(this.card(title).getByText(i18n.t('cart:owned'))).toBeVisible();
  }
}
