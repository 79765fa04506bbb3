import { expect, type Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import type { Credentials, Person } from '../support/people';
import { i18n } from '../support/member-words';

/** The pages for registering and signing in. */
export class SignIn {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(paths.login);
  }

  async expectShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: i18n.t('accounts:signIn.title') })).toBeVisible();
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.expectShown();
    await this.fill(i18n.t('accounts:fields.emailOrName'), email);
    await this.fill(i18n.t('accounts:fields.password'), password);
    await this.submit(i18n.t('accounts:signIn.submit'));
  }

  async register({ name, email, password, birthDate }: Person): Promise<void> {
    await expect(this.page.getByRole('heading', { name: i18n.t('accounts:register.title') })).toBeVisible();
    await this.fill(i18n.t('accounts:fields.name'), name);
    await this.fill(i18n.t('accounts:fields.email'), email);
    await this.fill(i18n.t('accounts:fields.password'), password);
    await this.fill(i18n.t('accounts:fields.birthDate'), birthDate);
    await this.submit(i18n.t('accounts:register.submit'));
  }

  async askForNewPassword(email: string): Promise<void> {
    await this.page.getByRole('link', { name: i18n.t('accounts:signIn.forgot') }).click();
    // The previous page has an email field too.
    await expect(this.page.getByRole('heading', { name: i18n.t('accounts:forgot.title') })).toBeVisible();
    await this.fill(i18n.t('accounts:fields.email'), email);
    await this.submit(i18n.t('accounts:forgot.submit'));
    await expect(this.page.getByText(i18n.t('accounts:forgot.sent.text', { email }))).toBeVisible();
  }

  async chooseNewPassword(password: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: i18n.t('accounts:reset.title') })).toBeVisible();
    await this.fill(i18n.t('accounts:fields.newPassword'), password);
    await this.submit(i18n.t('accounts:reset.submit'));
    await expect(this.page.getByText(i18n.t('accounts:signIn.newPassword.changed.title'))).toBeVisible();
  }

  private async fill(label: string, text: string): Promise<void> {
    await this.main.getByLabel(label, { exact: true }).fill(text);
  }

  private async submit(name: string): Promise<void> {
    await this.main.getByRole('button', { name, exact: true }).click();
  }

  private get main() {
    return this.page.getByRole('main');
  }
}
