import { expect, type Locator, type Page } from '@playwright/test';
import { shellTexts } from '../../member-app/src/app/texts';
import { uiTexts } from '../../member-app/src/shared/ui/texts';

/** What surrounds every page. */
export class Shell {
  constructor(private readonly page: Page) {}

  private get header(): Locator {
    return this.page.getByRole('banner');
  }

  cart(items: number): Locator {
    return this.header.getByRole('link', { name: shellTexts.cart(items), exact: true });
  }

  async switchTheme(): Promise<void> {
    const { toDark, toLight } = shellTexts.theme;
    const toggle = this.header.getByRole('button', { name: new RegExp(`^(${toDark}|${toLight})$`) });
    const before = await toggle.getAttribute('aria-label');
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(before === toDark ? toLight : toDark);
  }

  async expectToast(title: string): Promise<void> {
    const messages = this.page.getByRole('region', { name: uiTexts.toasts });
    await expect(messages.getByText(title, { exact: true })).toBeVisible();
  }
}
