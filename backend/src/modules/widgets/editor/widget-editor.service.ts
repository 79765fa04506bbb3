import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { isId, newId } from '../../../kernel/ids.js';
import { writtenTranslations } from '../../../kernel/translations.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { LessonPagesService } from '../../courses/index.js';
import { MediaDeliveryService } from '../../media/index.js';
import type { Settings } from '../types/definition.js';
import { type Editor, LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';
import type { WidgetType } from '../types/widget-types.js';
import type { EditedWidget } from '../types/registry.js';
import { filesNamedIn, readSent, type SentWidget } from '../types/settings.js';
import {
  type AddLessonPageRequest,
  type AddWidgetRequest,
  type EditorPageResponse,
  type EditPageRequest,
  type EditorWidgetResponse,
  otherThanAddress,
} from './editor.dto.js';
import { EditorQueries } from './editor.queries.js';

/** Lets the coach fill the pages of a lesson. Each change is a version of the lesson's contents. */
@Injectable()
export class WidgetEditorService {
  constructor(
    private readonly database: Database,
    private readonly revisions: LessonRevisionsService,
    private readonly places: WidgetPlacesService,
    private readonly queries: EditorQueries,
    private readonly pages: LessonPagesService,
    private readonly media: MediaDeliveryService,
  ) {}

  /** Adds a widget. Repeating the same client-made id returns the existing widget. */
  async add(pageId: string, request: AddWidgetRequest, by: Editor): Promise<EditorWidgetResponse> {
    const { id = newId(), type, orderIndex } = request;
    if (request.pageId !== undefined && request.pageId !== pageId) throw otherThanAddress('pageId');
    const read = await this.readSettings({ id, type, settings: request.settings });
    const widget = await this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lockPage(tx, pageId, by);
      const there = await this.places.find(tx, id);
      if (there && there.pageId !== pageId) throw conflict('id_taken', 'This ID is already in use');
      this.revisions.assertVersion(lesson, { done: there !== undefined });
      if (there) return { ...there, lessonVersion: lesson.version };
      await this.mustNotBeBinned(tx, id);
      await this.places.mustHaveRoom(tx, pageId);
      const lessonVersion = await this.revisions.version(tx, lesson);
      const added = { ...read, pageId, orderIndex: await this.places.makeRoom(tx, pageId, orderIndex) };
      await this.places.addStored(tx, [added]);
      return { ...added, lessonVersion };
    });
    return this.queries.presentOne(widget);
  }

  /** Replaces the settings; the previous ones are in the history. */
  async edit(id: string, sent: Settings, by: Editor): Promise<EditorWidgetResponse> {
    const widget = await this.database.one<{ type: WidgetType }>('select type from widgets where id = $1', [
      id,
    ]);
    if (!widget) throw notFound('Widget');
    const read = await this.readSettings({ id, type: widget.type, settings: sent });
    const settings = JSON.stringify(read.settings);
    const edited = await this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lockWidget(tx, id, by);
      const before = await tx.one<{ isSame: boolean; isUnfilled: boolean }>(
        `select settings = $2::jsonb as "isSame", settings = '{}' as "isUnfilled" from widgets where id = $1`,
        [id, settings],
      );
      const { isSame, isUnfilled } = before!;
      this.revisions.assertVersion(lesson, { done: isSame });
      let lessonVersion = lesson.version;
      if (!isSame) {
        lessonVersion = await this.revisions.version(tx, lesson, isUnfilled ? 'arranges' : 'overwrites');
        await tx.query('update widgets set settings = $2 where id = $1', [id, settings]);
      }
      return { ...(await this.places.find(tx, id))!, lessonVersion };
    });
    return this.queries.presentOne(edited);
  }

  async addPage(
    lessonId: string,
    { lessonId: named = lessonId, order, title }: AddLessonPageRequest,
  ): Promise<{ page: EditorPageResponse; added: boolean }> {
    if (named !== lessonId) throw otherThanAddress('lessonId');
    const { page, added } = await this.pages.at(lessonId, { order, title });
    return { page: await this.queries.page(page.id), added };
  }

  async editPage(id: string, edit: EditPageRequest, by: Editor): Promise<EditorPageResponse> {
    await this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lockPage(tx, id, by);
      const { title, translations } = await this.pages.placeOf(tx, id);
      const edited = {
        title: edit.title ?? title,
        translations: edit.translations ? writtenTranslations(edit.translations) : translations,
      };
      const isSame = isDeepStrictEqual(edited, { title, translations });
      this.revisions.assertVersion(lesson, { done: isSame });
      if (isSame) return;
      await this.revisions.version(tx, lesson, 'overwrites');
      await this.pages.rename(tx, id, edited);
    });
    return this.queries.page(id);
  }

  /** Reads and validates settings. Uses the database outside any transaction, so call it before one begins. */
  async readSettings(sent: SentWidget): Promise<EditedWidget> {
    const ids = filesNamedIn(sent).map(({ id }) => id);
    const assets = await this.media.describe(ids.filter(isId));
    const widget = readSent(sent, assets.get(ids[0] ?? ''));
    const wrong = filesNamedIn(widget).filter(({ kinds, id }) => {
      const kind = assets.get(id)?.kind;
      return kind === undefined || !kinds.includes(kind);
    });
    if (wrong.length > 0) {
      const fields = Object.fromEntries(wrong.map(({ field }) => [field, WRONG_MEDIA]));
      throw unprocessable('no_such_media', WRONG_MEDIA, fields);
    }
    return widget;
  }

  private async mustNotBeBinned(tx: Tx, id: string): Promise<void> {
    const binned = await tx.one<unknown>('select id from widget_bin where id = $1', [id]);
    if (binned !== undefined)
      throw conflict('widget_removed', 'This widget was removed. Restore it instead.');
  }
}

const WRONG_MEDIA = 'This file doesn’t exist or has a different type';
