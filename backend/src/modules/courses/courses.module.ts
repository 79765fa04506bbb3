import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { CourseBuilderController } from './course-builder.controller.js';
import { CourseOutlineQueries } from './course-outline.queries.js';
import { CourseRows } from './course-rows.service.js';
import { CourseStructure } from './course-structure.queries.js';
import { CoursesMediaUse } from './courses-media-use.queries.js';
import { LessonPages } from './lesson-pages.service.js';
import { Outline } from './outline.service.js';
import { OutlineBinService } from './outline-bin.service.js';
import { OutlineCopies } from './outline-copies.service.js';
import { OutlineEdits } from './outline-edits.service.js';
import { OutlineOrder } from './outline-order.service.js';
import { OutlinePictures } from './outline-pictures.service.js';
import { OutlineRows } from './outline-rows.service.js';
import { OutlineSweep } from './outline-sweep.service.js';
import { ProductCourseController } from './product-course.controller.js';

@Module({
  imports: [MediaModule],
  controllers: [ProductCourseController, CourseBuilderController],
  providers: [
    CourseStructure,
    CoursesMediaUse,
    CourseRows,
    CourseOutlineQueries,
    Outline,
    OutlineEdits,
    OutlinePictures,
    OutlineOrder,
    OutlineBinService,
    OutlineSweep,
    LessonPages,
    OutlineRows,
    OutlineCopies,
  ],
  exports: [CourseStructure, CourseRows, LessonPages, OutlineCopies],
})
export class CoursesModule {}
