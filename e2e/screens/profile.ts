import { expect, type Locator, type Page } from '@playwright/test';
import { profileTexts as texts } from '../../member-app/src/features/profile/texts';
import { reviewTexts } from '../../member-app/src/features/reviews/texts';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';

/** Her own page, and the reviews it leads to. */
export class Profile {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(sanctumPaths.profile);
    await expect(this.page.getByRole('button', { name: texts.edit, exact: true })).toBeVisible();
  }

  async change(name: string, bio: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.edit, exact: true }).click();
    await this.page.getByLabel(texts.form.name).fill(name);
    await this.page.getByLabel(texts.form.bio).fill(bio);
    await this.page.getByRole('button', { name: texts.form.save }).click();
  }

  async expectWho(name: string, bio: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(this.page.getByText(bio, { exact: true })).toBeVisible();
  }

  async show(tab: 'courses' | 'downloads' | 'activity'): Promise<void> {
    await this.page.getByRole('tab', { name: texts.tabs[tab] }).click();
    await expect(this.tabPanel).toBeVisible();
  }

  get tabPanel(): Locator {
    return this.page.getByRole('tabpanel');
  }

  async openReview(course: string): Promise<void> {
    await this.page.getByRole('link', { name: `${texts.courses.review}: ${course}` }).click();
    await expect(this.review.getByRole('button', { name: reviewTexts.write })).toBeVisible();
  }

  async writeReview(stars: 1 | 2 | 3 | 4 | 5, words: string): Promise<void> {
    await this.review.getByRole('button', { name: reviewTexts.write }).click();
    // The radio button itself is for screen readers; what is pressed is its star.
    await this.review.getByRole('radio', { name: reviewTexts.form.star(stars) }).check({ force: true });
    await this.review.getByLabel(reviewTexts.form.text).fill(words);
    await this.review.getByRole('button', { name: reviewTexts.form.save }).click();
  }

  async expectReview(stars: number, words: string): Promise<void> {
    await expect(this.review.getByText(words)).toBeVisible();
    await expect(this.review.getByText(reviewTexts.given(stars))).toBeAttached();
  }

  async deleteReview(): Promise<void> {
    await this.review.getByRole('button', { name: reviewTexts.remove }).click();
    await expect(this.review.getByText(reviewTexts.removed)).toBeVisible();
  }

  async undoDeleting(): Promise<void> {
    await this.review.getByRole('button', { name: reviewTexts.undo }).click();
  }

  private get review(): Locator {
    return this.page.getByRole('region', { name: reviewTexts.title });
  }
}
