import { expect, type Locator, type Page } from '@playwright/test';
import { i18n } from '../support/member-words';

/** Question that the demo's coach asks before a session, and an answer to it. */
const ASKED = { question: 'Who comes to the call?', answer: 'I come alone' };

/** The screen where visitors and members choose a time with the coach. */
export class Booking {
  constructor(private readonly page: Page) {}

  /** Chooses the first time of the nth day within a part of the page, by keyboard only. */
  async chooseTime(day: number, within: Page | Locator = this.page): Promise<void> {
    const days = within.getByRole('group', { name: i18n.t('calendar:day') });
    await this.check(days.getByRole('radio').nth(day));
    const times = within.getByRole('group', { name: i18n.t('calendar:time') });
    await this.check(times.getByRole('radio').first());
  }

  async askFor(name: string, email: string): Promise<void> {
    await this.page.getByLabel(i18n.t('calendar:name')).fill(name);
    await this.page.getByLabel(i18n.t('calendar:email')).fill(email);
    await this.page.getByLabel(i18n.t('calendar:email')).press('Enter');
    await expect(this.page.getByText(i18n.t('calendar:sent'))).toBeVisible();
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: i18n.t('calendar:booking.confirm') }).press('Enter');
    await expect(
      this.page.getByRole('heading', { name: i18n.t('calendar:booking.confirmed') }),
    ).toBeVisible();
  }

  /** Books a session of an offering on the nth day. */
  async book(offering: string, day: number): Promise<void> {
    await this.page.getByRole('link', { name: offering }).press('Enter');
    await this.chooseTime(day);
    await this.answer();
    await this.page.getByRole('button', { name: i18n.t('sessions:confirm') }).press('Enter');
    await expect(this.page.getByText(i18n.t('sessions:booked'))).toBeVisible();
  }

  /** Takes a spot for two on the first date of a group, by keyboard only. */
  async takePlace(group: string, companion: string): Promise<void> {
    await this.page.getByRole('link', { name: group }).press('Enter');
    const take = this.page.getByRole('button', { name: new RegExp(`^${i18n.t('sessions:dates.take')}:`) });
    await take.first().press('Enter');
    await this.page.getByLabel(i18n.t('sessions:companion')).fill(companion);
    await this.page.getByRole('button', { name: i18n.t('sessions:dates.confirm') }).press('Enter');
    await expect(this.page.getByText(i18n.t('sessions:booked'))).toBeVisible();
  }

  /**
   * Goes from the page of a product with one session to the checkout, by keyboard only, with the first time of the
   * nth day.
   */
  async payForTime(day: number): Promise<void> {
    const choose = this.page.getByRole('link', { name: i18n.t('product:buy.chooseTime') });
    await choose.filter({ visible: true }).press('Enter');
    await this.chooseTime(day);
    await this.answer();
    const pay = i18n.t('sessions:pay', { price: '' }).trim();
    await this.page.getByRole('button', { name: new RegExp(`^${pay}`) }).press('Enter');
  }

  /** Expects the order to show the time, with a way to move it. */
  async expectPaidTime(): Promise<void> {
    await expect(this.first('move')).toBeVisible();
  }

  async another(): Promise<void> {
    await this.page.getByRole('button', { name: i18n.t('sessions:another') }).press('Enter');
  }

  async seeSessions(): Promise<void> {
    await this.page.getByRole('link', { name: i18n.t('sessions:see') }).press('Enter');
    await expect(this.page.getByRole('heading', { name: i18n.t('sessions:upcoming') })).toBeVisible();
  }

  async expectUpcoming(count: number): Promise<void> {
    const cancels = this.page.getByRole('button', {
      name: new RegExp(`^${i18n.t('sessions:cancel.open')}:`),
    });
    await expect(cancels).toHaveCount(count);
  }

  /** Moves the first upcoming session. */
  async moveFirst(day: number): Promise<void> {
    await this.first('move').press('Enter');
    await this.chooseTime(day, this.page.getByRole('dialog'));
    await this.page.getByRole('button', { name: i18n.t('calendar:move.confirm') }).press('Enter');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async cancelFirst(): Promise<void> {
    await this.first('cancel').press('Enter');
    await expect(this.page.getByText(i18n.t('sessions:cancel.returned'))).toBeVisible();
    await this.page.getByRole('button', { name: i18n.t('sessions:cancel.confirm') }).press('Enter');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  private first(act: 'move' | 'cancel'): Locator {
    const name = new RegExp(`^${i18n.t(act === 'move' ? 'calendar:move.open' : 'sessions:cancel.open')}:`);
    return this.page.getByRole('button', { name }).first();
  }

  private async answer(): Promise<void> {
    await this.page.getByLabel(ASKED.question).selectOption(ASKED.answer);
  }

  private async check(radio: Locator): Promise<void> {
    await radio.focus();
    await this.page.keyboard.press('Space');
    await expect(radio).toBeChecked();
  }
}
