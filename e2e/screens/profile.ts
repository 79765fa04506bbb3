import { expect, type Locator, type Page } from '@playwright/test';
import { profileTexts as texts } from '../../member-app/src/features/profile/texts';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';

/** A member's own page. */
export class Profile {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(sanctumPaths.profile);
    await expect(this.page.getByRole('button', { name: texts.edit, exact: true })).toBeVisible();
  }

  async show(tab: 'courses' | 'downloads' | 'activity'): Promise<void> {
    await this.page.getByRole('tab', { name: texts.tabs[tab] }).click();
    await expect(this.tabPanel).toBeVisible();
  }

  get tabPanel(): Locator {
    return this.page.getByRole('tabpanel');
  }
}
