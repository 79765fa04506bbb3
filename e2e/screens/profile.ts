import { expect, type Locator, type Page } from '@playwright/test';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { i18n } from '../support/member-words';

/** A member's own page. */
export class Profile {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(sanctumPaths.profile);
    await expect(this.page.getByRole('button', { name: i18n.t('profile:edit'), exact: true })).toBeVisible();
  }

  async show(tab: 'courses' | 'downloads' | 'activity'): Promise<void> {
    await this.page.getByRole('tab', { name: i18n.t(`profile:tabs.${tab}`) }).click();
    await expect(this.tabPanel).toBeVisible();
  }

  get tabPanel(): Locator {
    return this.page.getByRole('tabpanel');
  }
}
