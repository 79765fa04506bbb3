import { expect, type Locator, type Page } from '@playwright/test';
import { cartTexts } from '../../member-app/src/features/cart/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import { Shell } from './shell';

/** The Resource Library, and the product cards that other pages show too. */
export class Library {
  constructor(private readonly page: Page) {}

  /** The best rated first: what other journeys have just published has no reviews and comes after the demo's. */
  async open(): Promise<void> {
    await this.page.goto(`${paths.courses}?sort=rating`);
  }

  card(title: string): Locator {
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    return this.page.getByRole('main').getByRole('listitem').filter({ has: heading });
  }

  async addToCart(title: string): Promise<void> {
    await this.card(title).getByRole('button', { name: cartTexts.add }).click();
    // The title alone may be that of an earlier product's toast, while this one is still on its way.
    await new Shell(this.page).expectToast(cartTexts.added.description(title));
  }

  async expectOwned(title: string): Promise<void> {
    await expect(this.card(title).getByText(cartTexts.owned)).toBeVisible();
  }
}
