import { expect, type Page } from '@playwright/test';
import { checkoutTexts } from '../../member-app/src/features/checkout/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sandboxTexts } from '../../member-app/src/shared/lib/stripe/sandbox/texts';

export class Checkout {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(paths.checkout);
    await this.expectForm();
  }

  async createAccount(): Promise<void> {
    await this.page.getByRole('link', { name: checkoutTexts.signIn.register }).click();
  }

  async expectForm(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: checkoutTexts.title })).toBeVisible();
    await expect(this.page.getByLabel(sandboxTexts.number)).toBeVisible();
  }

  async pay(card: string): Promise<void> {
    await this.page.getByLabel(sandboxTexts.number).fill(card);
    await this.page.getByLabel(sandboxTexts.expiry).fill('12 / 40');
    await this.page.getByLabel(sandboxTexts.cvc).fill('123');
    await this.page.getByRole('button', { name: checkoutTexts.pay }).click();
  }

  /** The page of the buyer's bank. */
  async authenticate(answer: 'complete' | 'fail'): Promise<void> {
    const bank = this.page.getByRole('dialog', { name: sandboxTexts.authenticate });
    await bank.getByRole('button', { name: sandboxTexts[answer] }).click();
  }

  /** The bank's refusal is shown, and the buyer can try again. */
  async expectRefusal(words: RegExp): Promise<void> {
    await expect(this.page.getByRole('main').getByText(words)).toBeVisible();
    await expect(this.page.getByRole('button', { name: checkoutTexts.pay })).toBeEnabled();
  }
}
