import { Injectable } from '@nestjs/common';
import { Runs } from '../../platform/jobs/decorators.js';
import type { PayloadOf } from '../../platform/jobs/job.js';
import { Storage } from '../../platform/storage/index.js';
import { erasureOf, REMEMBER_ERASURE } from './remembered-erasures.js';

/** Records outside the database that this account was erased, so that restoring an older backup erases it again. */
@Injectable()
export class RememberErasureJob {
  constructor(private readonly storage: Storage) {}

  @Runs(REMEMBER_ERASURE)
  async run({ accountId }: PayloadOf<typeof REMEMBER_ERASURE>): Promise<void> {
    await this.storage.put(erasureOf(accountId), new Uint8Array(), { contentType: 'text/plain' });
  }
}
