import { Module } from '@nestjs/common';
import { LearningModule } from '../learning/index.js';
import { SiteModule } from '../site/index.js';
import { NotebookController } from './notebook.controller.js';
import { NotebookQueries } from './notebook.queries.js';
import { NotebookExportService } from './notebook-export.service.js';
import { NotesController } from './notes.controller.js';
import { NotesService } from './notes.service.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [LearningModule, SiteModule],
  controllers: [NotebookController, NotesController],
  providers: [NotebookExportService, NotebookQueries, NotesService, PersonalDataService],
})
export class NotesModule {}
