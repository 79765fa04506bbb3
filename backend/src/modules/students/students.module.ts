import { Module } from '@nestjs/common';
import { StudentsController } from './students.controller.js';
import { StudentsQueries } from './students.queries.js';

@Module({ controllers: [StudentsController], providers: [StudentsQueries] })
export class StudentsModule {}
