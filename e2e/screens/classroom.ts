import { expect, type Locator, type Page } from '@playwright/test';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import type { InputMethod } from '../support/input-methods';
import { i18n } from '../support/member-words';

/** The classroom of the member area: a member's courses, a course's modules, a lesson. */
export class Classroom {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(sanctumPaths.classroom);
    await this.expectHeading(i18n.t('classroom:title'));
  }

  async openCourse(title: string): Promise<void> {
    await this.input.press(this.main.getByRole('link', { name: title, exact: true }));
    await this.expectHeading(title);
    await expect(this.main.getByRole('heading', { name: i18n.t('player:select.title') })).toBeVisible();
  }

  /** Opens a module, which leads to the lesson to continue with. */
  async chooseModule(title: string, lesson: string): Promise<void> {
    await this.input.press(this.outline.getByRole('link', { name: title }));
    await this.expectLesson(lesson);
  }

  async expectLesson(title: string): Promise<void> {
    await this.expectHeading(title);
    await expect(this.end).toBeVisible();
  }

  async completeAndGoOn(): Promise<void> {
    await this.input.press(this.end.getByRole('button', { name: i18n.t('player:end.completeAndNext') }));
  }

  /** Checks the progress on the card in the grid. */
  async expectProgress(title: string, percent: number): Promise<void> {
    await expect(
      this.main.getByRole('progressbar', { name: i18n.t('classroom:card.progressOf', { title }) }),
    ).toHaveAttribute('value', String(percent));
  }

  /** Plays the lesson's video from just before its end. */
  async watchToTheEnd(): Promise<void> {
    await this.video.evaluate(async (video: HTMLVideoElement) => {
      if (video.readyState < HTMLMediaElement.HAVE_METADATA) {
        await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
      }
      video.muted = true;
      video.currentTime = video.duration - 1;
      await video.play();
    });
    await expect(this.main.getByText(i18n.t('player:allVideosComplete'))).toBeVisible();
  }

  async expectHeading(title: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  private get video(): Locator {
    return this.main.locator('video').first();
  }

  private get outline(): Locator {
    return this.page.getByRole('navigation', { name: i18n.t('player:lessons') });
  }

  private get end(): Locator {
    return this.main.getByRole('region', { name: i18n.t('player:end.label') });
  }

  private get main(): Locator {
    return this.page.getByRole('main');
  }
}
