import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Tells the coach that somebody has reported a message. */
@Injectable()
@OnEvent('message.reported', 'notifications.bell-message-reported')
export class OnMessageReported implements EventListener<'message.reported'> {
  constructor(private readonly bell: BellService) {}

  async handle({ reportId, messageId, by }: EventMap['message.reported'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'message-reported',
      thing: messageId,
      source: reportId,
      by,
      path: `/creator/message-reports/${reportId}/show`,
    });
  }
}
