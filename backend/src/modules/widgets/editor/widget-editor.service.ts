import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { type AddWidgetRequest, type EditorWidgetResponse, otherThanAddress } from './editor.dto.js';
import type { Settings } from '../types/definition.js';
import { EditorQueries } from './editor.queries.js';
import { type Editor, LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import { SettingsReaderService } from './settings-reader.service.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';
import { WidgetWriterService } from '../storage/widget-writer.service.js';
import type { WidgetType } from '../types/widget-types.js';

/** Lets the coach fill the pages of a lesson. Each change is a version of the lesson's contents. */
@Injectable()
export class WidgetEditorService {
  constructor(
    private readonly database: Database,
    private readonly revisions: LessonRevisionsService,
    private readonly places: WidgetPlacesService,
    private readonly settings: SettingsReaderService,
    private readonly writer: WidgetWriterService,
    private readonly queries: EditorQueries,
  ) {}

  /** Adds a widget. Repeating the same client-made id returns the existing widget. */
  async add(pageId: string, request: AddWidgetRequest, by: Editor): Promise<EditorWidgetResponse> {
    const { id = newId(), type, orderIndex } = request;
    if (request.pageId !== undefined && request.pageId !== pageId) throw otherThanAddress('pageId');
    const read = await this.settings.read({ id, type, settings: request.settings });
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
      await this.writer.addStored(tx, [added]);
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
    const read = await this.settings.read({ id, type: widget.type, settings: sent });
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

  private async mustNotBeBinned(tx: Tx, id: string): Promise<void> {
    const binned = await tx.one<unknown>('select id from widget_bin where id = $1', [id]);
    if (binned !== undefined)
      throw conflict('widget_removed', 'This widget was removed. Restore it instead.');
  }
}
