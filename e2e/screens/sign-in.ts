import { expect, type Page } from '@playwright/test';
import { accountTexts } from '../../member-app/src/features/accounts/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import type { Credentials, Person } from '../support/people';

const { fields, signIn, register, forgot, reset } = accountTexts;

/** The pages for registering and signing in. */
export class SignIn {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(paths.login);
  }

  async expectShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: signIn.title })).toBeVisible();
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.expectShown();
    await this.fill(fields.email, email);
    await this.fill(fields.password, password);
    await this.submit(signIn.submit);
  }

  async register({ name, email, password }: Person): Promise<void> {
    await expect(this.page.getByRole('heading', { name: register.title })).toBeVisible();
    await this.fill(fields.name, name);
    await this.fill(fields.email, email);
    await this.fill(fields.password, password);
    await this.submit(register.submit);
  }

  async askForNewPassword(email: string): Promise<void> {
    await this.page.getByRole('link', { name: signIn.forgot }).click();
    // The page before it has an e-mail field, too.
    await expect(this.page.getByRole('heading', { name: forgot.title })).toBeVisible();
    await this.fill(fields.email, email);
    await this.submit(forgot.submit);
    await expect(this.page.getByText(forgot.sent.text(email))).toBeVisible();
  }

  async chooseNewPassword(password: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: reset.title })).toBeVisible();
    await this.fill(fields.newPassword, password);
    await this.submit(reset.submit);
    await expect(this.page.getByText(signIn.passwordChanged.title)).toBeVisible();
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
