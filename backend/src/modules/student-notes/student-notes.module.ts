import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { PersonalDataService } from './personal-data.service.js';
import { StudentNotesController } from './student-notes.controller.js';
import { StudentNotesQueries } from './student-notes.queries.js';
import { StudentNotesService } from './student-notes.service.js';

@Module({
  imports: [AuditModule],
  controllers: [StudentNotesController],
  providers: [StudentNotesQueries, StudentNotesService, PersonalDataService],
})
export class StudentNotesModule {}
