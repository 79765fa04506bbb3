import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CoursesModule } from '../courses/index.js';
import { MediaModule } from '../media/index.js';
import { CourseCopy } from './copies/course-copy.service.js';
import { CoursePartService } from './copies/course-part.service.js';
import { EditorQueries } from './editor/editor.queries.js';
import { EditorPages } from './editor/editor-pages.service.js';
import { LessonContents } from './delivery/lesson-contents.queries.js';
import { HistorySweep } from './revisions/history-sweep.job.js';
import { LessonCopiesController } from './copies/lesson-copies.controller.js';
import { LessonHistoryController } from './history/lesson-history.controller.js';
import { LessonHistoryQueries } from './history/lesson-history.queries.js';
import { LessonHistory } from './history/lesson-history.service.js';
import { LessonRevisions } from './revisions/lesson-revisions.service.js';
import { LessonTemplates } from './copies/lesson-templates.service.js';
import { OnLessonPagesRemoved } from './storage/on-lesson-pages-removed.js';
import { SettingsReader } from './editor/settings-reader.service.js';
import { WidgetBin } from './editor/widget-bin.service.js';
import { WidgetEditor } from './editor/widget-editor.service.js';
import { WidgetEditorController } from './editor/widget-editor.controller.js';
import { WidgetOrder } from './editor/widget-order.service.js';
import { WidgetWriter } from './storage/widget-writer.service.js';
import { WidgetsMediaUse } from './storage/widgets-media-use.queries.js';
import { widgetEntities } from './widgets.entities.js';

@Module({
  imports: [TypeOrmModule.forFeature(widgetEntities), CoursesModule, MediaModule],
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
    CoursePartService,
    LessonTemplates,
    OnLessonPagesRemoved,
  ],
  exports: [LessonContents, WidgetWriter],
})
export class WidgetsModule {}
