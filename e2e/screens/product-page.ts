import { expect, type Locator, type Page } from '@playwright/test';
import { Shell } from './shell';
import { i18n } from '../support/member-words';

/** The page of a product before it is bought. */
export class ProductPage {
  constructor(private readonly page: Page) {}

  async open(address: string, title: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  async expectOutline(modules: number, lessons: number): Promise<void> {
    const figures = [
      i18n.t('product:outline.modules', { count: modules }),
      i18n.t('product:outline.lessons', { count: lessons }),
    ];
    await expect(this.page.getByText(figures.join(', '))).toBeVisible();
  }

  /** Opens a free lesson; returns its dialog. */
  async preview(lesson: string): Promise<Locator> {
    await this.page
      .getByRole('button', { name: i18n.t('product:outline.previewOf', { title: lesson }) })
      .click();
    return this.page.getByRole('dialog', { name: lesson });
  }

  async addToCart(): Promise<void> {
    await this.page
      .getByRole('button', { name: i18n.t('cart:add') })
      .first()
      .click();
    await new Shell(this.page).expectToast(i18n.t('cart:added.title'));
  }
}
