import { expect, type Locator, type Page } from '@playwright/test';
import { texts as analytics } from '../../creator-console/src/resources/products/analytics/texts.en';
import { texts as products } from '../../creator-console/src/resources/products/product/texts.en';
import { ContentStudio } from './content-studio';

/** The coach's figures: cards, charts and their period. */
export class Figures {
  constructor(private readonly page: Page) {}

  /** Opens the analytics from the menu of a product's card. */
  async openAnalytics(title: string): Promise<void> {
    const studio = new ContentStudio(this.page);
    await studio.open();
    await studio.choose(title, products.analytics);
    await expect(this.page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(this.card(analytics.views)).toBeVisible();
  }

  card = (label: string): Locator => this.page.getByRole('article', { name: label, exact: true });

  /** Finds the figure on a card. */
  figure = (label: string): Locator => this.card(label).getByRole('paragraph').nth(1);
}
