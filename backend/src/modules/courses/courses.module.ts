import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { CourseBuilderController, ProductCourseController } from './course-builder.controller.js';
import { CourseOutlineQueries } from './course-outline.queries.js';
import { CourseRowsService } from './course-rows.service.js';
import { CoursesMediaUseQueries } from './courses-media-use.queries.js';
import { LessonPagesService } from './lesson-pages.service.js';
import { OutlineService } from './outline.service.js';
import { OutlineCopiesService } from './outline-copies.service.js';
import { OutlineEditsService } from './outline-edits.service.js';
import { OutlineReleasesService } from './outline-releases.service.js';
import { OutlineOrderService } from './outline-order.service.js';
import { OutlineSweepJob } from './outline-sweep.job.js';

@Module({
  imports: [MediaModule],
  controllers: [ProductCourseController, CourseBuilderController],
  providers: [
    CourseOutlineQueries,
    CoursesMediaUseQueries,
    CourseRowsService,
    OutlineService,
    OutlineEditsService,
    OutlineOrderService,
    OutlineReleasesService,
    OutlineSweepJob,
    LessonPagesService,
    OutlineCopiesService,
  ],
  exports: [
    CourseOutlineQueries,
    CourseRowsService,
    LessonPagesService,
    OutlineCopiesService,
    OutlineReleasesService,
  ],
})
export class CoursesModule {}
