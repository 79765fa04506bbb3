import { Module } from '@nestjs/common';
import { CoursesModule } from '../courses/index.js';
import { MediaModule } from '../media/index.js';
import { CourseCopy } from './course-copy.service.js';
import { EditorQueries } from './editor.queries.js';
import { EditorPages } from './editor-pages.service.js';
import { LessonContents } from './lesson-contents.queries.js';
import { HistorySweep } from './history-sweep.service.js';
import { LessonCopiesController } from './lesson-copies.controller.js';
import { LessonHistoryController } from './lesson-history.controller.js';
import { LessonHistoryQueries } from './lesson-history.queries.js';
import { LessonHistory } from './lesson-history.service.js';
import { LessonRevisions } from './lesson-revisions.service.js';
import { LessonTemplates } from './lesson-templates.service.js';
import { OnLessonPagesRemoved } from './on-lesson-pages-removed.js';
import { SettingsReader } from './settings-reader.service.js';
import { WidgetBin } from './widget-bin.service.js';
import { WidgetEditor } from './widget-editor.service.js';
import { WidgetEditorController } from './widget-editor.controller.js';
import { WidgetOrder } from './widget-order.service.js';
import { WidgetWriter } from './widget-writer.service.js';
import { WidgetsMediaUse } from './widgets-media-use.queries.js';

@Module({
  imports: [CoursesModule, MediaModule],
  controllers: [WidgetEditorController, LessonHistoryController, LessonCopiesController],
  providers: [
    LessonContents,
    WidgetsMediaUse,
    WidgetWriter,
    EditorQueries,
    EditorPages,
    LessonRevisions,
    SettingsReader,
    WidgetEditor,
    WidgetOrder,
    WidgetBin,
    LessonHistoryQueries,
    LessonHistory,
    HistorySweep,
    CourseCopy,
    LessonTemplates,
    OnLessonPagesRemoved,
  ],
  exports: [LessonContents, WidgetWriter, CourseCopy],
})
export class WidgetsModule {}
