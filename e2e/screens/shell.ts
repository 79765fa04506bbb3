import { expect, type Locator, type Page } from '@playwright/test';
import { i18n } from '../support/member-words';

/** The frame around every page. */
export class Shell {
  constructor(private readonly page: Page) {}

  private get header(): Locator {
    return this.page.getByRole('banner');
  }

  cart(items: number): Locator {
    return this.header.getByRole('link', { name: i18n.t('shell:cart', { count: items }), exact: true });
  }

  /** Opens the settings from the user's menu; a phone has it in its own menu. */
  async openSettings(): Promise<void> {
    const [account, menu] = [i18n.t('shell:account.open'), i18n.t('shell:menu.open')];
    await this.header
      .getByRole('button', { name: account, exact: true })
      .or(this.header.getByRole('button', { name: menu, exact: true }))
      .filter({ visible: true })
      .click();
    const name = { name: i18n.t('shell:account.settings'), exact: true };
    await this.page
      .getByRole('menuitem', name)
      .or(this.page.getByRole('dialog').getByRole('link', name))
      .click();
  }

  async switchTheme(): Promise<void> {
    const toggle = this.header.getByRole('button', {
      name: new RegExp(`^(${i18n.t('shell:theme.toDark')}|${i18n.t('shell:theme.toLight')})$`),
    });
    const before = await toggle.getAttribute('aria-label');
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(
      before === i18n.t('shell:theme.toDark') ? i18n.t('shell:theme.toLight') : i18n.t('shell:theme.toDark'),
    );
  }

  async expectToast(title: string): Promise<void> {
    const messages = this.page.getByRole('region', { name: i18n.t('ui:toasts').replace('{hotkey}', 'F8') });
    await expect(messages.getByText(title, { exact: true })).toBeVisible();
  }
}
