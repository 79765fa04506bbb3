import { expect, type Locator, type Page } from '@playwright/test';
import { i18n } from '../support/member-words';

/** The checkout of a recurring offer, and the page of the subscription that follows. */
export class Subscription {
  constructor(private readonly page: Page) {}

  /** Chooses an offer on the page of its product, and goes on to its first payment. */
  async choose(offer: string): Promise<void> {
    await this.page
      .getByRole('radio', { name: new RegExp(`^${offer}`) })
      .filter({ visible: true })
      .check();
    await this.page
      .getByRole('link', { name: i18n.t('offers:subscribe') })
      .filter({ visible: true })
      .click();
  }

  async pay(card: string): Promise<void> {
    await this.fillCard(card);
    await this.page.getByRole('button', { name: i18n.t('subscriptions:subscribe.pay') }).click();
    await expect(
      this.page.getByRole('heading', { name: i18n.t('subscriptions:first.welcome.title') }),
    ).toBeVisible();
  }

  async changeCard(card: string): Promise<void> {
    await this.button('card.change').click();
    await this.fillCard(card);
    await this.button('card.save').click();
  }

  async cancel(reason: string): Promise<void> {
    await this.button('cancel.button').click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(i18n.t('subscriptions:cancel.reason')).fill(reason);
    await dialog.getByRole('button', { name: i18n.t('subscriptions:cancel.button') }).click();
  }

  async keep(): Promise<void> {
    await this.button('notice.canceled.keep').click();
  }

  async expectState(state: 'active' | 'ending'): Promise<void> {
    const words = i18n.t(`subscriptions:state.${state}`);
    await expect(this.page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  }

  private button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: i18n.t(`subscriptions:${name}`) });
  }

  private async fillCard(card: string): Promise<void> {
    await this.page.getByLabel(i18n.t('sandbox:number')).fill(card);
    await this.page.getByLabel(i18n.t('sandbox:expiry')).fill('12 / 40');
    await this.page.getByLabel(i18n.t('sandbox:cvc')).fill('123');
  }
}
