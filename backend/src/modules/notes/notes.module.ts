import { Module } from '@nestjs/common';
import { LearningModule } from '../learning/index.js';
import { SiteModule } from '../site/index.js';
import { NoteAccessService } from './note-access.service.js';
import { NotebookController } from './notebook.controller.js';
import { NotebookQueries } from './notebook.queries.js';
import { NotebookExportService } from './notebook-export.service.js';
import { NotesController } from './notes.controller.js';
import { NotesQueries } from './notes.queries.js';
import { NotesService } from './notes.service.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [LearningModule, SiteModule],
  controllers: [NotebookController, NotesController],
  providers: [
    NoteAccessService,
    NotebookExportService,
    NotebookQueries,
    NotesQueries,
    NotesService,
    PersonalDataService,
  ],
})
export class NotesModule {}
