import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PersonalData, PersonalPage } from '../../platform/personal-data/index.js';
import { Storage } from '../../platform/storage/index.js';
import { coverHtml, pageHtml, readMe, type Telling } from './export-html.js';
import { safeFileName } from './export-names.js';

/** Writes the zip: pages to read, data for programs, and the member's own files. */
export class ExportArchiveService {
  private readonly zip = new ZipFile();
  readonly stream = this.zip.outputStream as Readable;

  constructor(
    private readonly storage: Storage,
    private readonly telling: Telling,
  ) {
    this.zip.on('error', (error) => this.fail(error));
  }

  async add({ pages, texts = [], files = [] }: PersonalData): Promise<void> {
    for (const page of pages) {
      this.text(`pages/${page.name}.html`, pageHtml(page, this.telling));
      this.text(`data/${page.name}.json`, `${JSON.stringify(page.rows, null, 2)}\n`);
    }
    for (const { name, text } of texts) this.text(name, text);
    for (const { name, storageKey } of files) await this.file(`files/${safeFileName(name)}`, storageKey);
  }

  /** Writes the table of contents last, because all pages are known only then. */
  end(pages: readonly PersonalPage[]): void {
    this.text('index.html', coverHtml(pages, this.telling));
    this.text('README.txt', readMe(this.telling));
    this.zip.end();
  }

  fail(error: unknown): void {
    this.stream.destroy(error instanceof Error ? error : new Error(String(error)));
  }

  private text(name: string, text: string): void {
    this.zip.addBuffer(Buffer.from(text, 'utf8'), name, { mtime: this.telling.now });
  }

  /** Adds a file. One missing in storage is left out, so that it does not block the rest. */
  private async file(name: string, key: string): Promise<void> {
    if (!(await this.storage.head(key))) return;
    this.zip.addReadStreamLazy(name, { mtime: this.telling.now, compress: false }, (give) => {
      this.storage.read(key).then(
        ({ body }) => give(null, body),
        (error: unknown) => this.fail(error),
      );
    });
  }
}
