import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells the owner of an account that one of its devices was signed out, and why. */
@Injectable()
@OnEvent('login-session.reuse-detected', 'notifications.stolen-session')
export class OnLoginSessionReuseDetected implements EventListener<'login-session.reuse-detected'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ accountId, sessionId }: EventMap['login-session.reuse-detected'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'stolen-session', thing: sessionId, accountId });
  }
}
