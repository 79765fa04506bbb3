import { Module } from '@nestjs/common';
import { EnrollmentsModule } from '../enrollments/index.js';
import { AuditModule } from '../audit/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { StudentAccessController, StudentModerationController } from './access/student-access.controller.js';
import { StudentAccessService } from './access/student-access.service.js';
import { StudentsExportController } from './export/students-export.controller.js';
import { StudentsExportService } from './export/students-export.service.js';
import { ImportedProductsQueries } from './import/imported-products.queries.js';
import { StudentImportController } from './import/student-import.controller.js';
import { StudentImportService } from './import/student-import.service.js';
import { StudentEmailsController } from './emails/student-emails.controller.js';
import { StudentEmailsService } from './emails/student-emails.service.js';
import { ProductStudentsController } from './of-product/product-students.controller.js';
import { ProductStudentsQueries } from './of-product/product-students.queries.js';
import { StudentDetailController, StudentTimelineController } from './student-detail.controller.js';
import { StudentFamilyController } from './student-family.controller.js';
import { StudentFamilyQueries } from './student-family.queries.js';
import { StudentLearningController } from './student-learning.controller.js';
import { StudentLearningQueries } from './student-learning.queries.js';
import { StudentPurchasesQueries } from './student-purchases.queries.js';
import { StudentTimelineQueries } from './student-timeline.queries.js';
import { StudentsController } from './students.controller.js';
import { StudentsQueries } from './students.queries.js';
import { PersonalDataService } from './tags/personal-data.service.js';
import { StudentTagsController } from './tags/student-tags.controller.js';
import { StudentTagsQueries } from './tags/student-tags.queries.js';
import { StudentTagsService } from './tags/student-tags.service.js';

@Module({
  imports: [AuditModule, EnrollmentsModule, NotificationsModule],
  controllers: [
    StudentsController,
    StudentDetailController,
    StudentLearningController,
    StudentFamilyController,
    StudentTimelineController,
    StudentAccessController,
    StudentModerationController,
    StudentEmailsController,
    StudentTagsController,
    ProductStudentsController,
    StudentsExportController,
    StudentImportController,
  ],
  providers: [
    StudentsQueries,
    StudentPurchasesQueries,
    StudentLearningQueries,
    StudentFamilyQueries,
    StudentTimelineQueries,
    StudentAccessService,
    StudentEmailsService,
    StudentTagsQueries,
    ProductStudentsQueries,
    StudentTagsService,
    StudentsExportService,
    StudentImportService,
    ImportedProductsQueries,
    PersonalDataService,
  ],
})
export class StudentsModule {}
