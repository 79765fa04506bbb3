import { expect, type Locator, type Page } from '@playwright/test';
import { cartTexts } from '../../member-app/src/features/cart/texts';
import { productTexts } from '../../member-app/src/features/product/texts';
import { Shell } from './shell';

const { outline } = productTexts;

/** The page of a product before it is bought. */
export class ProductPage {
  constructor(private readonly page: Page) {}

  async open(address: string, title: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  async expectOutline(modules: number, lessons: number): Promise<void> {
    await expect(this.page.getByText(outline.summary(modules, lessons))).toBeVisible();
  }

  /** Opens a free lesson; returns its dialog. */
  async preview(lesson: string): Promise<Locator> {
    await this.page.getByRole('button', { name: outline.previewOf(lesson) }).click();
    return this.page.getByRole('dialog', { name: lesson });
  }

  async addToCart(): Promise<void> {
    await this.page.getByRole('button', { name: cartTexts.add }).first().click();
    await new Shell(this.page).expectToast(cartTexts.added.title);
  }
}
