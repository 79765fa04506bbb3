import { expect, type Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { i18n } from '../support/member-words';

export class Checkout {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(paths.checkout);
    await this.expectForm();
  }

  async createAccount(): Promise<void> {
    await this.page.getByRole('link', { name: i18n.t('checkout:signIn.register') }).click();
  }

  async expectForm(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: i18n.t('checkout:title') })).toBeVisible();
    await expect(this.page.getByLabel(i18n.t('sandbox:number'))).toBeVisible();
  }

  async pay(card: string): Promise<void> {
    await this.page.getByLabel(i18n.t('sandbox:number')).fill(card);
    await this.page.getByLabel(i18n.t('sandbox:expiry')).fill('12 / 40');
    await this.page.getByLabel(i18n.t('sandbox:cvc')).fill('123');
    await this.page.getByRole('button', { name: i18n.t('checkout:pay') }).click();
  }

  /** Responds on the page of the buyer's bank. */
  async authenticate(answer: 'complete' | 'fail'): Promise<void> {
    const bank = this.page.getByRole('dialog', { name: i18n.t('sandbox:authenticate') });
    await bank.getByRole('button', { name: i18n.t(`sandbox:${answer}`) }).click();
  }

  /** Expects the bank's refusal, after which the buyer can retry. */
  async expectRefusal(words: RegExp): Promise<void> {
    await expect(this.page.getByRole('main').getByText(words)).toBeVisible();
    await expect(this.page.getByRole('button', { name: i18n.t('checkout:pay') })).toBeEnabled();
  }
}
