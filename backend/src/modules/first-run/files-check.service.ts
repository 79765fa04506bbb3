import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { Storage } from '../../platform/storage/index.js';
import { fails, type Finding, WORKS } from './first-run-steps.js';

const ANSWERS_WITHIN = 5_000;
const LINK_SECONDS = 60;

/** Writes a small file into the bucket, reads it as the server and as a browser, and deletes it again. */
@Injectable()
export class FilesCheckService {
  constructor(private readonly storage: Storage) {}

  async run(): Promise<Finding> {
    const key = `first-run/${newId()}.txt`;
    const content = `Sanctum ${key}`;
    try {
      await this.storage.put(key, Buffer.from(content), { contentType: 'text/plain' });
      const { body } = await this.storage.read(key);
      if ((await text(body)) !== content)
        return fails('files_refused', 'The file that came back differs from the one that was stored');
      return await this.fetched(key, content);
    } catch (error) {
      return fails('files_refused', error);
    } finally {
      await this.storage.delete(key).catch(() => undefined);
    }
  }

  /** Reads the file by the browsers' own address of the bucket, which can be wrong while the server's is right. */
  private async fetched(key: string, content: string): Promise<Finding> {
    const url = await this.storage.signedUrl(key, { expiresInSeconds: LINK_SECONDS });
    const { origin } = new URL(url);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN), redirect: 'error' });
      const isSame = answer.ok && (await answer.text()) === content;
      return isSame ? WORKS : fails('files_not_public', `${origin} answered ${answer.status}`);
    } catch (error) {
      return fails('files_not_public', `${origin}: ${error instanceof Error ? error.message : 'no answer'}`);
    }
  }
}
