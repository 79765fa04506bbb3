import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '../../../kernel/languages.js';
import { Clock } from '../../../kernel/clock.js';
import { AccountsQueries } from '../../accounts/index.js';
import { PublishedSiteService } from '../../site/index.js';
import { NotificationsQueries } from '../bell/notifications.queries.js';
import { conversationPath } from '../kinds/paths.js';
import { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import { type PreferenceKind, preferenceOf } from '../kinds/preference-kinds.js';
import type { PushSubject } from '../push-post.service.js';
import { messageSentence, sentenceOf } from './push-words.js';

/** Content of a push message on a device. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path on this site that the message opens. */
  path: string;
  /** Later messages with the same tag replace this one, on the device and at the push service. */
  tag: string;
  /** Notification that opening the message marks as read; null: none. */
  notificationId: string | null;
}

/**
 * Writes each push message just before sending. News that was read, undone or turned off in the meantime is skipped.
 */
@Injectable()
export class PushWriterService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly site: PublishedSiteService,
    private readonly notifications: NotificationsQueries,
    private readonly preferences: NotificationPreferencesService,
    private readonly clock: Clock,
  ) {}

  /** Writes the message; undefined if there is nothing left to report. */
  async write(accountId: string, subject: PushSubject): Promise<PushMessage | undefined> {
    const reader = await this.accounts.reader(accountId);
    if (!reader) return undefined;
    const language = reader.language ?? DEFAULT_LANGUAGE;
    const { place } = await this.site.content();
    if (subject.kind === 'message_waiting') {
      const { conversationId, senderId, isForCoach } = subject;
      const sender = (await this.accounts.names([senderId])).get(senderId);
      if (sender === undefined || !(await this.isWanted(accountId, 'message_waiting'))) return undefined;
      const path = conversationPath(conversationId, isForCoach);
      const body = messageSentence(sender, language);
      return { title: place.name, body, path, tag: conversationId, notificationId: null };
    }
    const [told] = await this.notifications.unreadAmong(accountId, [subject.notificationId], language);
    if (!told || this.isOver(told) || !(await this.isWanted(accountId, preferenceOf(told.kind))))
      return undefined;
    const body = sentenceOf(told, { language, timeZone: reader.timeZone });
    return { title: place.name, body, path: told.path, tag: told.id, notificationId: told.id };
  }

  private async isWanted(accountId: string, kind: PreferenceKind | undefined): Promise<boolean> {
    return kind === undefined || this.preferences.byPush(accountId, kind);
  }

  /** Returns whether the event has begun in the meantime, for example because quiet hours delayed the message. */
  private isOver({ kind, startsAt }: { kind: string; startsAt: string | null }): boolean {
    return kind.endsWith('_near') && startsAt !== null && new Date(startsAt) <= this.clock.now();
  }
}
