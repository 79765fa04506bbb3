import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** A guardian hears what the coach has written down of a call with her, in case there was none. */
@Injectable()
@OnEvent('guardian.spoken-with', 'notifications.guardian-spoken-with')
export class OnGuardianSpokenWith implements EventListener<'guardian.spoken-with'> {
  constructor(private readonly post: MailPostService) {}

  handle({ wardId, guardianId }: EventMap['guardian.spoken-with'], tx: Tx): Promise<void> {
    return this.post.add(tx, {
      kind: 'coach-noted-call',
      thing: newId(),
      accountId: guardianId,
      details: { wardId },
    });
  }
}
