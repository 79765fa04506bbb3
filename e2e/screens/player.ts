import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { Shell } from './shell';
import { i18n } from '../support/member-words';

interface CourseTree {
  sections: { modules: { lessons: { id: string; title: string; videos: { id: string }[] }[] }[] }[];
}

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

  /** After a link the keyboard continues from the lesson's heading. */
  async expectHeadingFocused(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  /** Expects this lesson to be open, with or without a video. */
  async expectLesson(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  async completeVideo(): Promise<void> {
    await this.page.getByRole('button', { name: i18n.t('player:completeVideo') }).click();
    await new Shell(this.page).expectToast(i18n.t('player:toasts.videosComplete.title'));
  }

  async completeLesson(): Promise<void> {
    await this.mainButton.click();
  }

  /** The only main button of a lesson: its next step. */
  private get mainButton(): Locator {
    return this.page.getByRole('article').locator('.main-button');
  }

  /** Chooses a lesson; on a phone the list is behind a button. */
  async choose(lesson: string, video: string): Promise<void> {
    await this.pick('link', lesson);
    await this.expectLesson(lesson);
    await this.pick('button', video);
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

  /** Plays until the server has stored a position, pauses, and returns its second. */
  async watch(courseId: string): Promise<number> {
    const kept = this.savedOnce();
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
    await new Shell(this.page).expectToast(i18n.t('player:toasts.welcomeBack.title'));
    await expect(this.video).toHaveAccessibleName(video);
    await expect
      .poll(() => this.video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBe(second);
  }

  /** Waits until the video's length is known; before that, keys and seconds have no effect. */
  async expectReady(): Promise<void> {
    await expect
      .poll(() => this.video.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0);
  }

  /**
   * Loads all of the video: a browser continues loading while a video plays, here at zero speed, and doesn't load far
   * ahead of a paused one.
   */
  async loadVideo(): Promise<void> {
    await this.video.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      video.playbackRate = 0;
      return video.play();
    });
    await expect
      .poll(() =>
        this.video.evaluate(
          ({ buffered, duration }: HTMLVideoElement) => buffered.length === 1 && buffered.end(0) === duration,
        ),
      )
      .toBe(true);
    await this.video.evaluate((video: HTMLVideoElement) => {
      video.pause();
      video.playbackRate = 1;
    });
  }

  async expectSecond(second: number): Promise<void> {
    await expect
      .poll(() => this.video.evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)))
      .toBe(second);
  }

  /** Plays until the server has stored a position; returns the second shown then, while the video continues. */
  async watchUntilKept(): Promise<number> {
    const kept = this.savedOnce();
    await this.video.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await kept;
    return this.video.evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime));
  }

  /** Expects all lessons but one to be completed. */
  async finishAllBut(courseId: string, lesson: string): Promise<void> {
    const { request } = this.page.context();
    const answer = await request.get(`/api/learning/courses/${courseId}`);
    const { sections } = (await answer.json()) as CourseTree;
    const lessons = sections.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));
    for (const { id, title, videos } of lessons) {
      for (const video of videos) await request.post(`/api/learning/videos/${video.id}/complete`);
      if (title !== lesson) await request.post(`/api/learning/lessons/${id}/complete`);
    }
  }

  /** Refuses this many requests for the video. */
  async spoilVideos(times: number): Promise<void> {
    let left = times;
    await this.page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'media' || left <= 0) return route.fallback();
      left -= 1;
      await route.fulfill({ contentType: 'video/mp4', body: 'not a video' });
    });
  }

  /** Pauses at a second. A video that really played there would move on while a busy machine is slow. */
  async pauseAt(second: number): Promise<void> {
    await this.video.evaluate(async (video: HTMLVideoElement, to) => {
      const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      video.pause();
      video.currentTime = to;
      await there;
      video.dispatchEvent(new Event('pause'));
    }, second);
  }

  async chooseSpeed(speed: string): Promise<void> {
    await this.page.getByLabel(i18n.t('player:speed')).selectOption(speed);
  }

  async openHelp(): Promise<void> {
    await this.page.keyboard.press('?'); // phones have no button for it
    await expect(this.page.getByRole('dialog', { name: i18n.t('player:shortcuts.title') })).toBeVisible();
  }

  async expectSaveState(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }

  async expectKept(courseId: string, second: number): Promise<void> {
    await expect.poll(() => this.keptSecond(courseId), { timeout: 180_000 }).toBe(second);
  }

  /** Sends the event of a page that becomes visible again, which a headless browser never sends. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  get offer(): Locator {
    return this.page.getByRole('button', { name: /^Continue at / });
  }

  async openTranscript(): Promise<void> {
    await this.page.getByText(i18n.t('player:transcript.title'), { exact: true }).click();
  }

  async writeNote(text: string): Promise<void> {
    await this.page.getByRole('button', { name: i18n.t('player:showNotes') }).click();
    await this.page.getByLabel(i18n.t('notes:label')).fill(text);
    await this.page.getByRole('button', { name: i18n.t('notes:save'), exact: true }).click();
    await new Shell(this.page).expectToast(i18n.t('notes:saved.title'));
  }

  async expectNote(text: string): Promise<void> {
    await this.page.getByRole('button', { name: i18n.t('player:showNotes') }).click();
    await expect(this.page.getByRole('listitem').getByText(text)).toBeVisible();
  }

  /** Checks the progress; on a phone it is behind a button, with the list of lessons. */
  async expectProgress(percent: number): Promise<void> {
    const list = this.page.getByRole('button', { name: i18n.t('player:showLessons') });
    const bar = this.page.getByRole('progressbar', { name: i18n.t('player:progressLabel') });
    await expect(list.or(bar)).toBeVisible();
    if (await list.isVisible()) await list.click();
    await expect(bar).toHaveAttribute('value', String(percent));
  }

  private get video(): Locator {
    return this.page.getByRole('main').locator('video');
  }

  private savedOnce(): Promise<unknown> {
    return this.page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && response.url().includes('/api/course-progress/'),
    );
  }

  async keptSecond(courseId: string): Promise<number> {
    const answer = await this.page.request.get(`/api/course-progress/${courseId}`);
    return ((await answer.json()) as Place).videoTimestamp;
  }

  private async pick(role: 'link' | 'button', name: string): Promise<void> {
    const list = this.page.getByRole('button', { name: i18n.t('player:showLessons') });
    if (await list.isVisible()) await list.click();
    const lessons = this.page.getByRole('navigation', { name: i18n.t('player:lessons') });
    await lessons.getByRole(role, { name }).first().click();
  }
}
