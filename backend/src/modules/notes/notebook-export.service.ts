import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { PublishedSiteService } from '../site/index.js';
import { NotebookQueries } from './notebook.queries.js';
import { notebookHead, notesInMarkdown } from './notebook-markdown.js';

/** Notes per batch, so that the whole notebook is never in memory. */
const BATCH = 100;

/** Exports a member's notes as one document. */
@Injectable()
export class NotebookExportService {
  constructor(
    private readonly queries: NotebookQueries,
    private readonly published: PublishedSiteService,
    private readonly clock: Clock,
  ) {}

  fileName(): string {
    return `My notes ${this.today()}.md`;
  }

  /** Streams the document; notes deleted meanwhile are left out. */
  async *document(accountId: string): AsyncGenerator<string> {
    const ids = await this.queries.ids(accountId);
    const { place } = await this.published.site();
    yield notebookHead(place.name, this.today(), ids.length);
    let before;
    for (let start = 0; start < ids.length; start += BATCH) {
      const notes = await this.queries.some(accountId, ids.slice(start, start + BATCH));
      yield notesInMarkdown(notes, before);
      before = notes.at(-1) ?? before;
    }
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
