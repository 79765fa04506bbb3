import { expect, type Locator, type Page } from '@playwright/test';
import { notesTexts } from '../../member-app/src/features/notes/texts';
import { playerTexts } from '../../member-app/src/features/player/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import { Shell } from './shell';

interface Place {
  videoTimestamp: number;
}

export class Player {
  constructor(private readonly page: Page) {}

  async open(courseId: string): Promise<void> {
    await this.page.goto(paths.course(courseId));
    await this.expectOpen();
  }

  async expectOpen(): Promise<void> {
    await expect(this.video).toBeVisible();
  }

  /** On a phone the list is behind a button. */
  async choose(lesson: string, video: string): Promise<void> {
    await this.press(lesson);
    await this.press(video);
    await expect(this.video).toHaveAccessibleName(video);
  }

  /** Moves the video to a second without playing it. */
  async seek(second: number): Promise<void> {
    await this.video.evaluate(async (video: HTMLVideoElement, wanted) => {
      const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      if (video.readyState < video.HAVE_METADATA) {
        await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
      }
      video.currentTime = wanted;
      await sought;
    }, second);
  }

  async expectAt(video: string, second: number): Promise<void> {
    await expect(this.video).toHaveAccessibleName(video);
    await expect
      .poll(() => this.video.evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime)))
      .toBe(second);
  }

  /** Plays until the server has kept a place, pauses, and gives the second at which that was. */
  async watch(courseId: string): Promise<number> {
    const kept = this.page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && response.url().includes('/api/course-progress/'),
    );
    await this.video.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await kept;
    const second = await this.video.evaluate((video: HTMLVideoElement) => {
      video.pause();
      return Math.floor(video.currentTime);
    });
    await expect.poll(() => this.keptSecond(courseId)).toBe(second);
    return second;
  }

  async expectResumedAt(video: string, second: number): Promise<void> {
    await new Shell(this.page).expectToast(playerTexts.toasts.welcomeBack.title);
    await expect(this.video).toHaveAccessibleName(video);
    await expect
      .poll(() => this.video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBe(second);
  }

  async writeNote(text: string): Promise<void> {
    await this.page.getByRole('button', { name: playerTexts.showNotes }).click();
    await this.page.getByLabel(notesTexts.label).fill(text);
    await this.page.getByRole('button', { name: notesTexts.save, exact: true }).click();
    await new Shell(this.page).expectToast(notesTexts.saved.title);
  }

  async expectNote(text: string): Promise<void> {
    await this.page.getByRole('button', { name: playerTexts.showNotes }).click();
    await expect(this.page.getByRole('listitem').getByText(text)).toBeVisible();
  }

  private get video(): Locator {
    return this.page.getByRole('main').locator('video');
  }

  private async keptSecond(courseId: string): Promise<number> {
    const answer = await this.page.request.get(`/api/course-progress/${courseId}`);
    return ((await answer.json()) as Place).videoTimestamp;
  }

  private async press(name: string): Promise<void> {
    const list = this.page.getByRole('button', { name: playerTexts.showLessons });
    if (await list.isVisible()) await list.click();
    const lessons = this.page.getByRole('navigation', { name: playerTexts.lessons });
    await lessons.getByRole('button', { name }).first().click();
  }
}
