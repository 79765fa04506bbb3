import { expect, type Page } from '@playwright/test';
import { i18n } from '../support/member-words';

export class Order {
  constructor(private readonly page: Page) {}

  /** Passes whether or not the payment is confirmed yet. */
  async expectShown(): Promise<void> {
    const waits = this.page.getByRole('heading', { name: i18n.t('orders:confirming.title') });
    await expect(
      waits.or(this.page.getByRole('heading', { name: i18n.t('orders:settled.paid.title') })),
    ).toBeVisible();
  }

  /** Expects the page to show the payment without a reload. */
  async expectPaid(): Promise<void> {
    const thanks = this.page.getByRole('heading', { name: i18n.t('orders:settled.paid.title') });
    await expect(thanks).toBeVisible({ timeout: 180_000 });
  }

  async startLearning(): Promise<void> {
    await this.page.getByRole('link', { name: i18n.t('orders:start') }).click();
  }
}
