import { expect, type Locator, type Page } from '@playwright/test';
import { editorTexts as texts } from './editor-texts';
import { LessonPage } from './course-builder';

interface Choice {
  asked: string;
  options: readonly string[];
  /** Position of the correct option, starting at 1. */
  right: number;
  praise: string;
}

interface Scale {
  question: string;
  min: string;
  max: string;
}

interface Frame {
  title: string;
  url: string;
}

/** The editors of the eleven types, each opened by the name of its widget, filled in and ended with Done. */
export class WidgetEditors {
  private readonly lesson: LessonPage;

  constructor(private readonly page: Page) {
    this.lesson = new LessonPage(page);
  }

  async text(name: string, words: string, heading?: string): Promise<void> {
    await this.fill(name, async (dialog) => {
      const field = dialog.getByRole('textbox', { name: texts.content });
      if (!heading) return field.fill(words);
      await field.click();
      await dialog.getByRole('button', { name: texts.heading2, exact: true }).click();
      await this.page.keyboard.type(heading);
      await this.page.keyboard.press('Enter');
      await this.page.keyboard.type(words);
    });
  }

  /** Fills in a picture that was dropped on the page, so that it already has its file. */
  picture = (name: string, alt: string): Promise<void> =>
    this.fill(name, (dialog) => dialog.getByLabel(texts.alt).fill(alt));

  video = (name: string, file: string, title: string): Promise<void> =>
    this.fill(name, async (dialog) => {
      await this.choose(dialog, 'video', file);
      await dialog.getByLabel(texts.fileTitle).fill(title);
    });

  recording = (name: string, file: string, title: string): Promise<void> =>
    this.fill(name, async (dialog) => {
      await this.choose(dialog, 'audio', file);
      await dialog.getByLabel(texts.fileTitle).fill(title);
    });

  paper = (name: string, file: string, title: string): Promise<void> =>
    this.fill(name, async (dialog) => {
      await this.choose(dialog, 'file', file);
      await dialog.getByLabel(texts.fileTitle).fill(title);
    });

  button = (name: string, label: string, url: string): Promise<void> =>
    this.fill(name, async (dialog) => {
      await dialog.getByLabel(texts.buttonText).fill(label);
      await dialog.getByLabel(texts.url).fill(url);
    });

  stopwatch = (name: string, startsAt: { minutes: number }): Promise<void> =>
    this.fill(name, (dialog) => dialog.getByLabel(texts.minutes).fill(String(startsAt.minutes)));

  /** Fills in a calendar or a form of another company. */
  frame = (name: string, { title, url }: Frame): Promise<void> =>
    this.fill(name, async (dialog) => {
      await dialog.getByLabel(texts.url).fill(url);
      await dialog.getByLabel(texts.title, { exact: true }).fill(title);
    });

  choice = (name: string, { asked, options, right, praise }: Choice): Promise<void> =>
    this.fill(name, async (dialog) => {
      await dialog.getByRole('textbox', { name: texts.question }).fill(asked);
      for (const [index, option] of options.entries()) {
        await dialog.getByLabel(texts.option(index + 1), { exact: true }).fill(option);
      }
      await dialog.getByLabel(texts.right(right)).check();
      await dialog.getByLabel(texts.feedback.correct).fill(praise);
    });

  journal = (name: string, question: string): Promise<void> =>
    this.fill(name, async (dialog) => {
      await dialog.getByRole('textbox', { name: texts.question }).fill(question);
    });

  scale = (name: string, { question, min, max }: Scale): Promise<void> =>
    this.fill(name, async (dialog) => {
      await dialog.getByRole('textbox', { name: texts.question }).fill(question);
      await dialog.getByLabel(texts.minLabel).fill(min);
      await dialog.getByLabel(texts.maxLabel).fill(max);
    });

  private async fill(name: string, write: (dialog: Locator) => Promise<void>): Promise<void> {
    await write(await this.lesson.edit(name));
    await this.lesson.done();
  }

  private async choose(dialog: Locator, kind: string, file: string): Promise<void> {
    const field = dialog.getByRole('combobox', { name: texts.chosen(kind) });
    await field.click();
    await this.page.getByRole('option', { name: file }).click();
    await expect(field).toHaveValue(file);
  }
}
