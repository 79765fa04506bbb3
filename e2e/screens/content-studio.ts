import { expect, type Locator, type Page } from '@playwright/test';
import { texts as create } from '../../creator-console/src/resources/products/create-content/texts.en';
import { formTexts, texts } from '../../creator-console/src/resources/products/product/texts.en';
import { texts as uploads } from '../../creator-console/src/shared/uploads/texts.en';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Kind = 'course' | 'digital_file';

interface Words {
  title: string;
  description: string;
  price: string;
  category: string;
  duration?: string;
}

/** The coach's Content: its cards, and the two dialogs of Create Content. */
export class ContentStudio {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/creator/products');
    await expect(this.page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
  }

  async openForm(id: string): Promise<void> {
    await this.page.goto(`/creator/products/${id}`);
    await expect(this.page.getByLabel(formTexts.title)).toBeVisible();
  }

  /** Returns the names of the files in the form, in order. */
  async files(): Promise<string[]> {
    const rows = this.page.getByRole('listitem').filter({ has: this.page.getByRole('button') });
    const labels = await rows
      .getByRole('button', { name: /^Remove / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace(/^Remove /, ''));
  }

  /** Starts from the menu in the bar, on any page. */
  async start(kind: Kind): Promise<void> {
    await this.page.getByRole('button', { name: create.menu }).click();
    await this.page.getByRole('menuitem', { name: create[kind].open }).click();
    await expect(this.dialog).toBeVisible();
  }

  async write(words: Words): Promise<void> {
    await this.dialog.getByLabel(formTexts.title).fill(words.title);
    await this.dialog.getByLabel(formTexts.description).fill(words.description);
    await this.dialog.getByLabel(formTexts.price).fill(words.price);
    await this.dialog.getByRole('combobox', { name: formTexts.category }).click();
    await this.page.getByRole('option', { name: words.category }).click();
    if (words.duration) await this.dialog.getByLabel(formTexts.duration).fill(words.duration);
  }

  async give(field: 'thumbnail' | 'file', upload: Upload | string): Promise<void> {
    await this.field(field).setInputFiles(upload);
  }

  async upload(field: 'thumbnail' | 'file', upload: Upload): Promise<void> {
    await this.give(field, upload);
    await this.expectToast(uploads.complete);
    await expect(this.dialog.getByText(upload.name)).toBeVisible();
  }

  async submit(kind: Kind = 'digital_file'): Promise<void> {
    await this.dialog.getByRole('button', { name: create[kind].submit }).click();
  }

  async expectToast(words: string): Promise<void> {
    const toast = this.page.getByRole('alert').or(this.page.getByRole('status'));
    await expect(toast.filter({ hasText: words }).first()).toBeVisible();
  }

  async openMenu(title: string): Promise<void> {
    const more = this.page.getByRole('button', { name: texts.of(texts.more, title), exact: true });
    const menu = this.page.getByRole('menu');
    // pictures that arrive while the button is being clicked can move it away from the pointer
    await expect(async () => {
      if (!(await menu.isVisible())) await more.click();
      await expect(menu).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }

  async choose(title: string, act: string): Promise<void> {
    await this.openMenu(title);
    await this.page.getByRole('menuitem', { name: act }).click();
  }

  /** Adds a topic in a product's form. */
  async addTopic(topic: string): Promise<void> {
    await this.page.getByRole('combobox', { name: formTexts.tags }).fill(topic);
    await this.page.getByRole('option', { name: topic }).click();
    await this.page.getByRole('button', { name: formTexts.save, exact: true }).click();
    await this.expectToast(formTexts.saved);
  }

  card = (title: string): Locator => this.page.getByRole('article', { name: title, exact: true });

  private field = (name: 'thumbnail' | 'file'): Locator =>
    this.dialog.locator(`input[type=file][aria-label="${formTexts[name]}"]`);
}
