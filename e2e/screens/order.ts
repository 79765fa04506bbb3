import { expect, type Page } from '@playwright/test';
import { ordersTexts } from '../../member-app/src/features/orders/texts';

export class Order {
  constructor(private readonly page: Page) {}

  /** Whether the money is confirmed already or not. */
  async expectShown(): Promise<void> {
    const { confirming, settled } = ordersTexts;
    const waits = this.page.getByRole('heading', { name: confirming.title });
    await expect(waits.or(this.page.getByRole('heading', { name: settled.paid.title }))).toBeVisible();
  }

  /** The page shows the payment by itself. */
  async expectPaid(): Promise<void> {
    const thanks = this.page.getByRole('heading', { name: ordersTexts.settled.paid.title });
    await expect(thanks).toBeVisible({ timeout: 180_000 });
  }

  async startLearning(): Promise<void> {
    await this.page.getByRole('link', { name: ordersTexts.start }).click();
  }
}
