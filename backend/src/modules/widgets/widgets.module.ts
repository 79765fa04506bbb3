import { Module } from '@nestjs/common';
import { CoursesModule } from '../courses/index.js';
import { MediaModule } from '../media/index.js';
import { CourseCopyService } from './copies/course-copy.service.js';
import { EditorQueries } from './editor/editor.queries.js';
import { WidgetEditorService } from './editor/widget-editor.service.js';
import { LessonContentsQueries } from './delivery/lesson-contents.queries.js';
import { LessonDraftsQueries } from './releases/lesson-drafts.queries.js';
import { LessonReleasesController } from './releases/lesson-releases.controller.js';
import { LessonReleasesService } from './releases/lesson-releases.service.js';
import { LessonCopiesController } from './copies/lesson-copies.controller.js';
import { LessonHistoryController } from './history/lesson-history.controller.js';
import { LessonHistoryQueries } from './history/lesson-history.queries.js';
import { LessonHistoryService } from './history/lesson-history.service.js';
import { LessonRevisionsService } from './revisions/lesson-revisions.service.js';
import { LessonTemplatesService } from './copies/lesson-templates.service.js';
import { OnLessonPagesRemoved } from './storage/on-lesson-pages-removed.js';
import { WidgetOrderService } from './editor/widget-order.service.js';
import { WidgetEditorController } from './editor/widget-editor.controller.js';
import { WidgetPlacesService } from './storage/widget-places.service.js';
import { WidgetsMediaUseQueries } from './storage/widgets-media-use.queries.js';

@Module({
  imports: [CoursesModule, MediaModule],
  controllers: [
    WidgetEditorController,
    LessonHistoryController,
    LessonCopiesController,
    LessonReleasesController,
  ],
  providers: [
    LessonContentsQueries,
    WidgetsMediaUseQueries,
    WidgetPlacesService,
    EditorQueries,
    LessonRevisionsService,
    WidgetEditorService,
    WidgetOrderService,
    LessonHistoryQueries,
    LessonHistoryService,
    CourseCopyService,
    LessonTemplatesService,
    OnLessonPagesRemoved,
    LessonDraftsQueries,
    LessonReleasesService,
  ],
  exports: [CourseCopyService, LessonContentsQueries],
})
export class WidgetsModule {}
