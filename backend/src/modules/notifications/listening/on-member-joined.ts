import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';
import { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';

/** Welcomes a new member, asks for the address to be confirmed, and keeps whether she agrees to letters. */
@Injectable()
@OnEvent('member.joined', 'notifications.welcome')
export class OnMemberJoined implements EventListener<'member.joined'> {
  constructor(
    private readonly post: MailPostService,
    private readonly preferences: NotificationPreferencesService,
  ) {}

  async handle({ accountId, wantsLetters }: EventMap['member.joined'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'welcome', thing: accountId, accountId });
    if (wantsLetters) await this.preferences.agreeToLetters(tx, accountId);
  }
}
