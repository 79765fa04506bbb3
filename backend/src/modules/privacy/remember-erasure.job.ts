import { Injectable } from '@nestjs/common';
import { type JobHandler, OnJob } from '../../platform/jobs/handlers.js';
import { Storage } from '../../platform/storage/index.js';
import { erasureOf, REMEMBER_ERASURE } from './remembered-erasures.js';

/** Notes outside the database that this account was erased, so that a restore of an older backup erases it again. */
@Injectable()
@OnJob(REMEMBER_ERASURE)
export class RememberErasureJob implements JobHandler {
  constructor(private readonly storage: Storage) {}

  async run({ accountId }: { accountId?: unknown }): Promise<void> {
    if (typeof accountId !== 'string') throw new Error('nobody was erased');
    await this.storage.put(erasureOf(accountId), new Uint8Array(), { contentType: 'text/plain' });
  }
}
