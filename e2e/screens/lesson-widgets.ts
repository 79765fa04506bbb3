import { expect, type Locator, type Page } from '@playwright/test';
import { coursePositionPath } from '../../member-app/src/shared/lib/course-position';
import { everyWidget } from '../support/demo';
import { coachFirstName } from '../support/people';
import type { InputMethod } from '../support/input-methods';
import { i18n } from '../support/member-words';

interface CourseTree {
  sections: { modules: { lessons: { id: string; title: string }[] }[] }[];
}

/** Texts that identify the widgets of a course. */
export interface WidgetWords {
  picture: string;
  heading: string;
  video: string;
  recording: string;
  journal: string;
  choice: { question: RegExp };
  scale: { question: string };
  file: { title: string };
  button: string;
}

/** A lesson's pages in the player. */
export class LessonWidgets {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
    private readonly words: WidgetWords = everyWidget,
  ) {}

  async open(courseId: string, title: string): Promise<void> {
    const course = (await (
      await this.page.request.get(`/api/learning/courses/${courseId}`)
    ).json()) as CourseTree;
    const lessons = course.sections.flatMap(({ modules }) => modules.flatMap(({ lessons: all }) => all));
    const { id: lessonId } = lessons.find((lesson) => lesson.title === title)!;
    await this.page.goto(coursePositionPath(courseId, { lessonId, videoId: null, positionSeconds: 0 }));
    await this.expectOpen(title);
  }

  private async expectOpen(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(this.stopwatch.getByRole('timer')).toBeVisible();
  }

  /** Expects the widgets without answers: texts, pictures, videos, sound. */
  async expectShown(): Promise<void> {
    const { picture, heading, video, recording } = this.words;
    await expect(this.lesson.getByRole('heading', { name: heading })).toBeVisible();
    await expect(this.lesson.getByRole('img', { name: picture })).toBeVisible();
    await expect(this.lesson.locator('video')).toHaveAccessibleName(video);
    await expect(this.widget(recording).locator('.audio-stage')).toBeVisible();
  }

  async expectSound(): Promise<void> {
    const sound = this.lesson.locator('audio');
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  }

  async expectPicture(): Promise<void> {
    const picture = this.lesson.getByRole('img', { name: this.words.picture });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }

  async completeLesson(): Promise<void> {
    await this.input.press(this.page.getByRole('button', { name: i18n.t('player:completeLesson') }));
  }

  /** Uses the dialog after the last lesson; later the player's banner links to it too. */
  async openCertificate(): Promise<void> {
    await this.input.press(this.page.getByRole('link', { name: i18n.t('course-complete:view') }).first());
  }

  async writeJournal(text: string): Promise<void> {
    const saved = this.page.waitForResponse(
      (response) => response.url().endsWith('/journal') && response.request().method() === 'PUT',
    );
    await this.input.write(this.journalField, text);
    await saved;
    await expect(
      this.journal.getByText(i18n.t('widgets:journal.saved'), { exact: true }).first(),
    ).toBeVisible();
  }

  async shareJournal(): Promise<void> {
    await this.input.press(this.journal.getByRole('button', { name: i18n.t('widgets:journal.share') }));
    await expect(
      this.journal.getByText(i18n.t('widgets:journal.nowShared', { coach: coachFirstName })),
    ).toBeVisible();
  }

  async unshareJournal(): Promise<void> {
    await this.input.press(this.journal.getByRole('button', { name: i18n.t('widgets:journal.unshare') }));
    await expect(
      this.journal.getByText(i18n.t('widgets:journal.nowPrivate', { coach: coachFirstName })),
    ).toBeVisible();
  }

  async expectJournal(text: string): Promise<void> {
    await expect(this.journalField).toHaveValue(text);
  }

  /** Runs for at least this many seconds, then pauses. */
  async measure(seconds: number): Promise<void> {
    await this.input.press(this.stopwatch.getByRole('button', { name: i18n.t('widgets:stopwatch.start') }));
    await expect(this.stopwatch.getByRole('timer')).toHaveText(`00:00:0${seconds}`);
    await this.input.press(this.stopwatch.getByRole('button', { name: i18n.t('widgets:stopwatch.pause') }));
    await this.expectSessions(1);
  }

  async resetStopwatch(): Promise<void> {
    await this.input.press(this.stopwatch.getByRole('button', { name: i18n.t('widgets:stopwatch.reset') }));
    await expect(this.stopwatch.getByRole('timer')).toHaveText('00:00:00');
  }

  async expectSessions(count: number): Promise<void> {
    await expect(this.stopwatch.getByRole('listitem')).toHaveCount(count);
  }

  async deleteSession(): Promise<void> {
    await this.input.press(this.stopwatch.getByRole('button', { name: i18n.t('widgets:stopwatch.delete') }));
    await this.input.press(
      this.stopwatch.getByRole('button', { name: i18n.t('widgets:stopwatch.deleteYes') }),
    );
    await expect(this.stopwatch.getByText(i18n.t('widgets:stopwatch.noSessions'))).toBeVisible();
  }

  async answer(option: RegExp): Promise<void> {
    await this.input.choose(this.choice.getByRole('radio', { name: option }));
    const button = this.choice.getByRole('button', {
      name: new RegExp(`${i18n.t('widgets:choice.check')}|${i18n.t('widgets:choice.checkAgain')}`),
    });
    await this.input.press(button);
  }

  async expectVerdict(verdict: 'right' | 'notYet', option: RegExp): Promise<void> {
    await expect(this.choice.getByText(i18n.t(`widgets:choice.${verdict}`))).toBeVisible();
    await expect(this.choice.getByRole('radio', { name: option })).toBeChecked();
  }

  async expectFeedback(words: RegExp): Promise<void> {
    await expect(this.choice.getByText(words)).toBeVisible();
  }

  async rate(steps: number): Promise<void> {
    await this.input.slide(this.slider, steps);
    const value = Number(await this.slider.getAttribute('aria-valuenow'));
    await this.input.press(this.scale.getByRole('button', { name: i18n.t('widgets:opinionScale.save') }));
    await expect(this.scale.getByText(i18n.t('widgets:opinionScale.saved', { value }))).toBeVisible();
  }

  async takeBack(value: number): Promise<void> {
    await this.input.press(
      this.scale.getByRole('button', { name: i18n.t('widgets:opinionScale.undo', { value }) }),
    );
    await expect(this.scale.getByText(i18n.t('widgets:opinionScale.undone', { value }))).toBeVisible();
  }

  async expectRating(value: number, label: string): Promise<void> {
    await expect(this.slider).toHaveAttribute('aria-valuenow', String(value));
    await expect(this.slider).toHaveAttribute(
      'aria-valuetext',
      i18n.t('widgets:opinionScale.valueText', { value, label }),
    );
  }

  async expectRatings(...values: number[]): Promise<void> {
    const list = this.scale.getByText(i18n.t('widgets:opinionScale.asList', { count: values.length }));
    await this.input.press(list);
    await expect(this.scale.getByRole('row').locator('td:last-child')).toHaveText(values.map(String));
    await this.input.press(list);
  }

  async download(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.input.press(this.lesson.getByRole('link', { name: this.words.file.title }));
    return (await download).suggestedFilename();
  }

  /** Checks a frame of another company: its height and its permissions. */
  async expectFrame({ title, height }: { title: string; height: number }): Promise<void> {
    const frame = this.lesson.locator('iframe').and(this.page.getByTitle(title));
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect((await frame.boundingBox())!.height).toBe(height);
    await expect(frame.contentFrame().getByText('from nowhere')).toBeVisible();
    await expect(this.lesson.getByRole('link', { name: new RegExp(`new tab.*${title}`) })).toHaveAttribute(
      'rel',
      /noopener/,
    );
  }

  async pressButton(): Promise<string> {
    const tab = this.page.context().waitForEvent('page');
    await this.input.press(this.lesson.getByRole('link', { name: this.words.button }));
    const opened = await tab;
    await opened.waitForLoadState();
    const { pathname } = new URL(opened.url());
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();
    return pathname;
  }

  private get lesson(): Locator {
    return this.page.getByRole('article');
  }
  private widget(name: string | RegExp): Locator {
    return this.lesson.getByRole('region', { name });
  }
  private get journal(): Locator {
    return this.widget(this.words.journal);
  }
  private get journalField(): Locator {
    return this.journal.getByRole('textbox');
  }
  private get stopwatch(): Locator {
    return this.widget(i18n.t('widgets:stopwatch.title'));
  }
  private get choice(): Locator {
    return this.widget(this.words.choice.question);
  }
  private get scale(): Locator {
    return this.widget(this.words.scale.question);
  }
  private get slider(): Locator {
    return this.scale.getByRole('slider');
  }
}
