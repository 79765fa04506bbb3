import { expect, type Locator, type Page } from '@playwright/test';
import { sanctumPaths, type SettingsPage } from '../../member-app/src/shared/lib/sanctum-paths';
import type { Credentials } from '../support/people';
import { i18n } from '../support/member-words';

type OptionalMail = 'course_completed' | 'journal_answered' | 'module_opened';

/** Settings of the person's own account, on their pages. */
export class Settings {
  constructor(private readonly page: Page) {}

  async open(page: SettingsPage, setting?: string): Promise<void> {
    await this.page.goto(sanctumPaths.settingsPage(page, setting));
    await expect(
      this.page.getByRole('heading', { level: 1, name: i18n.t(`preferences:pages.${page}.name`) }),
    ).toBeVisible();
  }

  /** Finds the person's picture, once there is one. */
  picture(name: string): Locator {
    return this.page.getByRole('img', { name: i18n.t('avatar:alt', { name }) });
  }

  async choosePicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.button(new RegExp(`^(${i18n.t('avatar:choose')}|${i18n.t('avatar:change')})$`)).click(),
    ]);
    await chooser.setFiles(file);
  }

  get cropper(): Locator {
    return this.page.getByRole('dialog', { name: i18n.t('avatar:dialog.title') });
  }

  /** Waits for the person's picture: a square of 512 pixels, or less on a screen that shows fewer. */
  async expectSquarePicture(name: string): Promise<void> {
    await expect
      .poll(() =>
        this.picture(name).evaluate(
          (image: HTMLImageElement) => image.naturalWidth > 0 && image.naturalWidth === image.naturalHeight,
        ),
      )
      .toBe(true);
  }

  /** Zooms in and moves the picture, by keyboard only. */
  async cropByKeyboard(): Promise<void> {
    const zoom = this.cropper.getByRole('slider', { name: i18n.t('avatar:dialog.zoom') });
    await zoom.press('PageUp');
    await expect(zoom).toHaveAttribute('aria-valuetext', i18n.t('avatar:dialog.zoomValue', { percent: 110 }));
    await this.cropper.getByRole('group', { name: i18n.t('avatar:dialog.area') }).press('ArrowRight');
  }

  async useThisPart(): Promise<void> {
    await this.cropper.getByRole('button', { name: i18n.t('avatar:dialog.save') }).click();
    await this.expectSaid(i18n.t('avatar:saved'));
  }

  async removePicture(): Promise<void> {
    await this.button(i18n.t('avatar:remove')).click();
    await this.expectSaid(i18n.t('avatar:removed'));
  }

  async undoRemoval(): Promise<void> {
    await this.button(i18n.t('avatar:undo')).click();
    await this.expectSaid(i18n.t('avatar:saved'));
  }

  async askForEmail({ email, password }: Credentials): Promise<void> {
    await this.button(i18n.t('preferences:newEmail.open')).click();
    await this.page.getByLabel(i18n.t('preferences:newEmail.label'), { exact: true }).fill(email);
    await this.page.getByLabel(i18n.t('preferences:newEmail.password'), { exact: true }).fill(password);
    await this.button(i18n.t('preferences:newEmail.submit')).click();
  }

  async expectPending(email: string): Promise<void> {
    await expect(this.page.getByText(i18n.t('preferences:newEmail.pending', { email }))).toBeVisible();
  }

  async callOffEmail(): Promise<void> {
    await this.button(i18n.t('preferences:newEmail.callOff')).click();
    await expect(this.button(i18n.t('preferences:newEmail.open'))).toBeVisible();
  }

  async expectEmail(email: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  }

  async expectConfirmed(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: i18n.t('accounts:verify.done.title') }),
    ).toBeVisible();
  }

  mail(kind: OptionalMail): Locator {
    return this.page.getByRole('switch', { name: i18n.t(`preferences:notifications.kinds.${kind}.name`) });
  }

  /** Unsubscribes on the page that an email links. */
  async unsubscribe(kind: OptionalMail): Promise<void> {
    await this.button(i18n.t('unsubscribe:ask.yes')).click();
    await this.expectSaid(i18n.t('unsubscribe:done.text', { kind: i18n.t(`unsubscribe:kinds.${kind}`) }));
  }

  async expectSaid(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
