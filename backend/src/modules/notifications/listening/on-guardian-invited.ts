import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Writes to the second guardian. The mail is that of the first, because the second may have no account. */
@Injectable()
@OnEvent('guardian.invited', 'notifications.guardian-invited')
export class OnGuardianInvited implements EventListener<'guardian.invited'> {
  constructor(private readonly post: MailPostService) {}

  handle({ invitationId, guardianId, wardId }: EventMap['guardian.invited'], tx: Tx): Promise<void> {
    return this.post.add(tx, {
      kind: 'guardian-invited',
      thing: invitationId,
      accountId: guardianId,
      details: { wardId },
    });
  }
}
