import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { CatalogModule } from '../catalog/index.js';
import { MediaModule } from '../media/index.js';
import { WidgetsModule } from '../widgets/index.js';
import { CourseExportsController } from './exporting/course-exports.controller.js';
import { CourseExportsService } from './exporting/course-exports.service.js';
import { WriteCourseExportJob } from './exporting/write-course-export.job.js';
import { CourseImportsController } from './importing/course-imports.controller.js';
import { CourseImportsService } from './importing/course-imports.service.js';
import { CourseCheckService } from './importing/course-check.service.js';
import { ImportCourseJob } from './importing/import-course.job.js';
import { StoredZipService } from './importing/stored-zip.service.js';

@Module({
  imports: [AuditModule, CatalogModule, MediaModule, WidgetsModule],
  controllers: [CourseExportsController, CourseImportsController],
  providers: [
    CourseExportsService,
    WriteCourseExportJob,
    CourseImportsService,
    StoredZipService,
    CourseCheckService,
    ImportCourseJob,
  ],
})
export class CourseFilesModule {}
