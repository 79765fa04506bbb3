import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { MediaLibraryService } from './assets/media-library.service.js';

/** Deletes the member's picture and everything else this member uploaded, also what was never used. */
@Injectable()
@OnEvent('member.erased', 'media.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  constructor(private readonly library: MediaLibraryService) {}

  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
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
