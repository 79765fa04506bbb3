import { expect, type Page } from '@playwright/test';
import { certificateTexts as texts } from '../../member-app/src/features/certificates/texts';

/** The page under a certificate's code. */
export class Certificate {
  constructor(private readonly page: Page) {}

  async expectOf(name: string, course: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    const paper = this.page.getByRole('article');
    await expect(paper.getByText(name, { exact: true })).toBeVisible();
    await expect(paper.getByText(course, { exact: true })).toBeVisible();
    await expect(this.page.getByText(texts.genuine)).toBeVisible();
  }

  /** Returns the name of the file that was saved. */
  async download(): Promise<string> {
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: texts.download }).click();
    return (await saved).suggestedFilename();
  }

  async expectMissing(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: texts.missing.title })).toBeVisible();
  }

  async tryCode(code: string): Promise<void> {
    await this.page.getByLabel(texts.missing.label).fill(code);
    await this.page.getByRole('button', { name: texts.missing.check }).click();
  }
}
