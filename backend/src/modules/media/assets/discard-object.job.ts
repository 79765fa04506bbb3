import { Injectable } from '@nestjs/common';
import { type JobHandler, OnJob } from '../../../platform/jobs/handlers.js';
import { Storage } from '../../../platform/storage/index.js';

export const DISCARD_OBJECT = 'media.discard';

/** Deletes an object from storage that no row refers to any more. */
@Injectable()
@OnJob(DISCARD_OBJECT)
export class DiscardObjectJob implements JobHandler {
  constructor(private readonly storage: Storage) {}

  async run({ objectKey }: Record<string, unknown>): Promise<void> {
    await this.storage.delete(String(objectKey));
  }
}
