import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { LessonContents } from './lesson-contents.queries.js';
import { OnLessonPagesRemoved } from './on-lesson-pages-removed.js';
import { WidgetWriter } from './widget-writer.service.js';
import { WidgetsMediaUse } from './widgets-media-use.queries.js';

@Module({
  imports: [MediaModule],
  providers: [LessonContents, WidgetsMediaUse, WidgetWriter, OnLessonPagesRemoved],
  exports: [LessonContents, WidgetWriter],
})
export class WidgetsModule {}
