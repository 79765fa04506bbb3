import { expect, type Locator, type Page } from '@playwright/test';
import { accountTexts } from '../../member-app/src/features/accounts/texts';
import { avatarTexts } from '../../member-app/src/features/avatar/texts';
import { preferencesTexts } from '../../member-app/src/features/settings/preferences-texts';
import { unsubscribeTexts } from '../../member-app/src/features/unsubscribe/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import type { Credentials } from '../support/people';

const { notifications, newEmail } = preferencesTexts;

/** What a person changes about the own account. */
export class Settings {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(paths.settings);
    await expect(this.page.getByRole('columnheader', { name: notifications.byEmail })).toBeVisible();
  }

  /** The picture itself, once there is one. */
  picture(name: string): Locator {
    return this.page.getByRole('img', { name: avatarTexts.alt(name) });
  }

  async choosePicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.button(new RegExp(`^(${avatarTexts.choose}|${avatarTexts.change})$`)).click(),
    ]);
    await chooser.setFiles(file);
  }

  get cropper(): Locator {
    return this.page.getByRole('dialog', { name: avatarTexts.dialog.title });
  }

  /** Zooms in and moves the picture, by keyboard alone. */
  async cropByKeyboard(): Promise<void> {
    const zoom = this.cropper.getByRole('slider', { name: avatarTexts.dialog.zoom });
    await zoom.press('PageUp');
    await expect(zoom).toHaveAttribute('aria-valuetext', avatarTexts.dialog.zoomValue(110));
    await this.cropper.getByRole('group', { name: avatarTexts.dialog.area }).press('ArrowRight');
  }

  async useThisPart(): Promise<void> {
    await this.cropper.getByRole('button', { name: avatarTexts.dialog.save }).click();
    await this.expectSaid(avatarTexts.saved);
  }

  async removePicture(): Promise<void> {
    await this.button(avatarTexts.remove).click();
    await this.expectSaid(avatarTexts.removed);
  }

  async undoRemoval(): Promise<void> {
    await this.button(avatarTexts.undo).click();
    await this.expectSaid(avatarTexts.saved);
  }

  async askForEmail({ email, password }: Credentials): Promise<void> {
    await this.button(newEmail.open).click();
    await this.page.getByLabel(newEmail.label, { exact: true }).fill(email);
    await this.page.getByLabel(newEmail.password, { exact: true }).fill(password);
    await this.button(newEmail.submit).click();
  }

  async expectPending(email: string): Promise<void> {
    await expect(this.page.getByText(newEmail.pending(email))).toBeVisible();
  }

  async callOffEmail(): Promise<void> {
    await this.button(newEmail.callOff).click();
    await expect(this.button(newEmail.open)).toBeVisible();
  }

  async expectEmail(email: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  }

  async expectConfirmed(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: accountTexts.verify.done.title })).toBeVisible();
  }

  mail(kind: keyof typeof notifications.kinds): Locator {
    return this.page.getByRole('switch', { name: notifications.kinds[kind].name });
  }

  /** On the page a mail leads to. */
  async unsubscribe(kind: keyof typeof unsubscribeTexts.kinds): Promise<void> {
    await this.button(unsubscribeTexts.ask.yes).click();
    await this.expectSaid(unsubscribeTexts.done.text(unsubscribeTexts.kinds[kind]));
  }

  async expectSaid(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
