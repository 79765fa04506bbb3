import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { MediaLibraryService } from './assets/media-library.service.js';

/** Deletes the member's picture and everything else this member uploaded, also what was never used. */
@Injectable()
export class OnMemberErased {
  constructor(private readonly library: MediaLibraryService) {}

  @On('member.erased', 'media.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    const assets = await tx.query<{ key: string }>(
      'delete from media_assets where created_by = $1 returning object_key as key',
      [accountId],
    );
    const tickets = await tx.query<{ key: string }>(
      'delete from upload_tickets where account_id = $1 returning object_key as key',
      [accountId],
    );
    for (const key of new Set([...assets, ...tickets].map((gone) => gone.key))) {
      await this.library.discard(tx, key);
    }
  }
}
