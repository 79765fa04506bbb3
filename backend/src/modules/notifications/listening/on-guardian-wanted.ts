import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Writes to the mother of somebody who is too young to register. She may have no account: the mail is the coach's own. */
@Injectable()
@OnEvent('guardian.wanted', 'notifications.guardian-wanted')
export class OnGuardianWanted implements EventListener<'guardian.wanted'> {
  constructor(private readonly post: MailPostService) {}

  handle({ guardianMailId }: EventMap['guardian.wanted'], tx: Tx): Promise<void> {
    return this.post.addForStranger(tx, { kind: 'guardian-wanted', thing: guardianMailId });
  }
}
