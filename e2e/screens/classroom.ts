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
    await expect(this.main.getByRole('heading', { name: i18n.t('classroom:select.title') })).toBeVisible();
  }

  async chooseModule(title: string): Promise<void> {
    await this.input.press(this.outline.getByRole('link', { name: title }));
    await this.expectHeading(title);
  }

  async chooseLesson(title: string): Promise<void> {
    const lessons = this.main.getByRole('list', { name: i18n.t('classroom:module.lessons') });
    await this.input.press(lessons.getByRole('link', { name: title }));
    await this.expectLesson(title);
  }

  async expectLesson(title: string): Promise<void> {
    await this.expectHeading(title);
    await expect(this.footer).toBeVisible();
  }

  async completeAndGoOn(): Promise<void> {
    await this.input.press(
      this.footer.getByRole('button', { name: i18n.t('classroom:lesson.completeAndNext') }),
    );
  }

  /** On the card of the grid. */
  async expectProgress(title: string, percent: number): Promise<void> {
    await expect(
      this.main.getByRole('progressbar', { name: i18n.t('classroom:card.progressOf', { title }) }),
    ).toHaveAttribute('value', String(percent));
  }

  /** Its video, played from a moment before its end. */
  async watchToTheEnd(): Promise<void> {
    await this.video.evaluate(async (video: HTMLVideoElement) => {
      if (video.readyState < HTMLMediaElement.HAVE_METADATA) {
        await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
      }
      video.muted = true;
      video.currentTime = video.duration - 1;
      await video.play();
    });
    await expect(this.main.getByText(i18n.t('classroom:lesson.videoDone'))).toBeVisible();
  }

  async expectHeading(title: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  private get video(): Locator {
    return this.main.locator('video').first();
  }

  private get outline(): Locator {
    return this.page.getByRole('navigation', { name: i18n.t('classroom:course.outline') });
  }

  private get footer(): Locator {
    return this.page.getByRole('main').locator(`footer[aria-label="${i18n.t('classroom:lesson.footer')}"]`);
  }

  private get main(): Locator {
    return this.page.getByRole('main');
  }
}
