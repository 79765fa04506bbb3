import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { StudentNotesController } from './student-notes.controller.js';
import { studentNoteEntities } from './student-notes.entities.js';
import { StudentNotesQueries } from './student-notes.queries.js';
import { StudentNotesService } from './student-notes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(studentNoteEntities), AuditModule],
  controllers: [StudentNotesController],
  providers: [StudentNotesQueries, StudentNotesService],
})
export class StudentNotesModule {}
