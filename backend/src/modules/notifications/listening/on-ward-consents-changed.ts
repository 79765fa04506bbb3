import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { FAMILY } from '../settings-paths.js';
import { MailPostService } from '../mail-post.service.js';
import type { NotificationKind } from '../kinds/notification-kinds.js';

type Change = EventMap['ward.consents-changed'];

/** Tells the other guardian what one of two has agreed to for their daughter and withdrawn; that all has ended is mailed, too. */
@Injectable()
@OnEvent('ward.consents-changed', 'notifications.ward-consents-changed')
export class OnWardConsentsChanged implements EventListener<'ward.consents-changed'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  async handle(change: Change, tx: Tx): Promise<void> {
    const { wardId, actorId, others } = change;
    for (const accountId of others) {
      for (const kind of kindsOf(change))
        await this.bell.ring(tx, {
          kind,
          accountId,
          thing: wardId,
          source: newId(),
          by: actorId,
          path: FAMILY,
        });
      if (hasEnded(change))
        await this.post.add(tx, {
          kind: 'ward-closed',
          thing: newId(),
          accountId,
          details: { wardId, actorId },
        });
    }
  }
}

const hasEnded = ({ withdrawn }: Change): boolean => withdrawn.includes('account');

function kindsOf(change: Change): NotificationKind[] {
  if (hasEnded(change)) return ['ward-closed'];
  return [
    ...(change.given.length > 0 ? (['ward-consent-given'] as const) : []),
    ...(change.withdrawn.length > 0 ? (['ward-consent-withdrawn'] as const) : []),
  ];
}
