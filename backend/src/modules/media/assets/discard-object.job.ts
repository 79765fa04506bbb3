import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { Storage } from '../../../platform/storage/index.js';

export const DISCARD_OBJECT = job('media.discard', { objectKey: z.string() });

@Injectable()
export class DiscardObjectJob {
  constructor(private readonly storage: Storage) {}

  @Runs(DISCARD_OBJECT)
  async run({ objectKey }: PayloadOf<typeof DISCARD_OBJECT>): Promise<void> {
    await this.storage.delete(objectKey);
  }
}
