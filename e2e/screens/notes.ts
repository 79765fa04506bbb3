import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Shell } from './shell';
import { i18n } from '../support/member-words';

/** The notes next to a lesson. */
export class Notes {
  constructor(private readonly page: Page) {}

  async show(): Promise<void> {
    await this.page.getByRole('button', { name: i18n.t('player:showNotes') }).click();
    await expect(this.composer).toBeVisible();
  }

  get composer(): Locator {
    return this.panel.getByLabel(i18n.t('notes:label'));
  }

  note(text: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: text });
  }

  async save(): Promise<void> {
    await this.panel
      .getByRole('button', { name: i18n.t('notes:save'), exact: true })
      .first()
      .click();
    await new Shell(this.page).expectToast(i18n.t('notes:saved.title'));
  }

  private get panel(): Locator {
    return this.page.getByRole('region', { name: i18n.t('notes:title'), exact: true });
  }
}

/** The page with all notes. */
export class Notebook {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(sanctumPaths.notes);
    await expect(this.page.getByRole('heading', { name: i18n.t('notebook:title'), level: 1 })).toBeVisible();
  }

  async search(words: string): Promise<void> {
    await this.page.getByLabel(i18n.t('notebook:search.label')).fill(words);
    await expect(this.page).toHaveURL(new RegExp(`[?&]q=${words}$`));
  }

  /** Visible notes: each is in the region of its course, next to the lists of the member area. */
  get notes(): Locator {
    return this.page.getByRole('main').getByRole('region').getByRole('listitem');
  }

  async openAt(clock: string, lesson: string): Promise<void> {
    await this.page
      .getByRole('link', { name: i18n.t('notebook:openAt', { clock, lesson }) })
      .first()
      .click();
  }

  async expectNone(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: i18n.t('notebook:none.title') })).toBeVisible();
  }

  /** Returns the text of the downloaded file. */
  async export(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: i18n.t('notebook:export') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^My notes \d{4}-\d\d-\d\d\.md$/);
    return readFile(await file.path(), 'utf8');
  }
}
