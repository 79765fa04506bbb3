import { Module } from '@nestjs/common';
import { StudentDetailController } from './student-detail.controller.js';
import { StudentPurchasesQueries } from './student-purchases.queries.js';
import { StudentRecordQueries } from './student-record.queries.js';
import { StudentsController } from './students.controller.js';
import { StudentsQueries } from './students.queries.js';

@Module({
  controllers: [StudentsController, StudentDetailController],
  providers: [StudentsQueries, StudentRecordQueries, StudentPurchasesQueries],
})
export class StudentsModule {}
