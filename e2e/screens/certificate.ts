import { expect, type Page } from '@playwright/test';
import { i18n } from '../support/member-words';

/** The page of a certificate's code. */
export class Certificate {
  constructor(private readonly page: Page) {}

  async expectOf(name: string, course: string): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: i18n.t('certificates:title'), level: 1 }),
    ).toBeVisible();
    const paper = this.page.getByRole('article');
    await expect(paper.getByText(name, { exact: true })).toBeVisible();
    await expect(paper.getByText(course, { exact: true })).toBeVisible();
    await expect(this.page.getByText(i18n.t('certificates:genuine'))).toBeVisible();
  }

  /** Returns the name of the saved file. */
  async download(): Promise<string> {
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: i18n.t('certificates:download') }).click();
    return (await saved).suggestedFilename();
  }

  async expectMissing(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: i18n.t('certificates:missing.title') }),
    ).toBeVisible();
  }

  async tryCode(code: string): Promise<void> {
    await this.page.getByLabel(i18n.t('certificates:missing.label')).fill(code);
    await this.page.getByRole('button', { name: i18n.t('certificates:missing.check') }).click();
  }
}
