import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '../../creator-console/src/media-library/texts.en';
import { texts as uploading } from '../../creator-console/src/shared/uploads/texts.en';

const { tray } = uploading;

/** The media library on its own page, and the tray that is on every page. */
export class MediaLibrary {
  readonly tray: Locator;

  constructor(private readonly page: Page) {
    this.tray = page.getByRole('region', { name: tray.label });
  }

  async open(): Promise<void> {
    await this.page.goto('/creator/media');
    await expect(this.page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(this.page.getByRole('list', { name: texts.list })).toBeVisible();
  }

  async upload(...files: Parameters<Locator['setInputFiles']>[0][]): Promise<void> {
    const input = this.page.getByLabel(texts.upload, { exact: true }).and(this.page.locator('input'));
    await input.setInputFiles(files.flat() as string[]);
  }

  row(name: string): Locator {
    return this.tray.getByRole('listitem').filter({ hasText: name });
  }

  async press(label: string): Promise<void> {
    await this.tray.getByRole('button', { name: label, exact: true }).click();
  }

  async expectArrived(name: string): Promise<void> {
    await expect(this.row(name).getByText(tray.states.done)).toBeVisible({ timeout: 240_000 });
  }

  card(name: string): Locator {
    return this.page.getByRole('button', { name: texts.open(name), exact: true });
  }

  async look(name: string): Promise<Locator> {
    await this.card(name).click();
    const dialog = this.page.getByRole('dialog', { name });
    await expect(dialog.getByText(texts.facts.size, { exact: true })).toBeVisible();
    return dialog;
  }

  async lookAtFirst(): Promise<void> {
    await this.page.getByRole('list', { name: texts.list }).getByRole('button').first().click();
    await expect(this.page.getByRole('dialog').getByText(texts.facts.size, { exact: true })).toBeVisible();
  }

  async search(words: string): Promise<void> {
    await this.page.getByPlaceholder(texts.search).fill(words);
  }

  /** Opens the confirmation dialog and returns it. */
  async askToDelete(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: texts.deleteThis(name), exact: true }).click();
    return this.page.getByRole('dialog', { name: texts.askDelete(name) });
  }
}
