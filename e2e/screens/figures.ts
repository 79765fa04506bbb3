import { expect, type Locator, type Page } from '@playwright/test';
import { texts as analytics } from '../../creator-console/src/resources/products/analytics/texts';
import { texts as products } from '../../creator-console/src/resources/products/product/texts';
import { texts as shared } from '../../creator-console/src/shared/figures/texts';
import { ContentStudio } from './content-studio';

/** The coach's figures: cards, curves and the period they are of. */
export class Figures {
  constructor(private readonly page: Page) {}

  /** From the menu of a product's card. */
  async openAnalytics(title: string): Promise<void> {
    const studio = new ContentStudio(this.page);
    await studio.open();
    await studio.choose(title, products.analytics);
    await expect(this.page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(this.card(analytics.views)).toBeVisible();
  }

  card = (label: string): Locator => this.page.getByRole('article', { name: label, exact: true });

  /** The figure on a card. */
  async figure(label: string): Promise<string> {
    return (await this.card(label).getByRole('paragraph').nth(1).textContent()) ?? '';
  }

  async choose(preset: keyof typeof shared.presets): Promise<void> {
    const button = this.page.getByRole('button', { name: shared.presets[preset], exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  async chooseOwn(from: string, to: string): Promise<void> {
    const first = this.page.getByLabel(shared.from, { exact: true });
    if (!(await first.isVisible())) {
      await this.page.getByRole('button', { name: shared.own, exact: true }).click();
    }
    await first.fill(from);
    await this.page.getByLabel(shared.to, { exact: true }).fill(to);
    await this.page.getByRole('button', { name: shared.apply, exact: true }).click();
  }

  async expectPeriod(words: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: words })).toBeVisible();
  }
}
