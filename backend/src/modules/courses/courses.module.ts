import { Module } from '@nestjs/common';
import { CourseStructure } from './course-structure.queries.js';
import { ProductCourseController } from './product-course.controller.js';

@Module({
  controllers: [ProductCourseController],
  providers: [CourseStructure],
  exports: [CourseStructure],
})
export class CoursesModule {}
