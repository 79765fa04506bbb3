import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { textIn } from '../../../platform/database/translated.js';
import { On } from '../../../platform/jobs/decorators.js';
import { AccountsQueries, firstNameAndInitial, StandingQueries } from '../../accounts/index.js';
import { NotificationsQueries } from '../bell/notifications.queries.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { contributionPath, conversationPath } from '../kinds/paths.js';
import { PushPostService } from '../push-post.service.js';
import { announced, communityNews, mentioned, messageWaiting } from '../templates/learning.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader } from './written.js';

/** Notifies members of messages and mentions, and writes the emails about announcements and community news. */
@Injectable()
export class CommunityMailsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsQueries,
    private readonly standing: StandingQueries,
    private readonly notifications: NotificationsQueries,
    private readonly post: MailPostService,
    private readonly push: PushPostService,
    private readonly bell: BellService,
  ) {}

  /** Announces unread messages, once until they are read. */
  @On('message.waiting', 'notifications.message-waiting')
  async messageSent(event: EventMap['message.waiting'], tx: Tx): Promise<void> {
    const { messageId, accountId, ...details } = event;
    await this.post.add(tx, { kind: 'message_waiting', thing: messageId, accountId, details });
    const devices = await this.push.devicesFor(tx, [accountId], 'message_waiting');
    await this.push.add(tx, devices, { kind: 'message_waiting', ...details });
  }

  @Writes(messageWaiting)
  async messageWaiting({ details }: MailToWrite<'message_waiting'>) {
    const sender = await this.accounts.contact(details.senderId);
    if (!sender) return undefined;
    const url = conversationPath(details.conversationId, details.isForCoach);
    return { url, sender: sender.name };
  }

  /** Names the author of a mention, once for each post or comment. */
  @On('member.mentioned', 'notifications.member-mentioned')
  async memberMentioned(event: EventMap['member.mentioned'], tx: Tx): Promise<void> {
    const { mentionId, accountId, ...details } = event;
    await this.post.add(tx, { kind: 'mentioned', thing: mentionId, accountId, details });
    const { postId, commentId, byId: by } = details;
    await this.bell.ring(tx, {
      kind: 'mentioned',
      accountId,
      thing: postId,
      source: commentId ?? postId,
      by,
      path: contributionPath(postId, commentId),
    });
  }

  @Writes(mentioned)
  async mentioned({ details: { postId, commentId, byId, readsWholeName } }: MailToWrite<'mentioned'>) {
    const by = await this.accounts.contact(byId);
    if (!by || !(await this.standing.allows('be-read-in-community', byId))) return undefined;
    const sender = readsWholeName ? by.name : firstNameAndInitial(by.name);
    return { url: contributionPath(postId, commentId), sender };
  }

  /** Writes the current text of the announcement. Undefined if it was deleted, or the address was never confirmed. */
  @Writes(announced)
  async announced(
    { details: { announcementId } }: MailToWrite<'announced'>,
    { isEmailVerified, words: { language } }: Reader,
  ) {
    if (!isEmailVerified) return undefined;
    const made = await this.database.one<{ announcement: string; text: string }>(
      `select ${textIn(language, 'a', 'title')} as announcement, ${textIn(language, 'a', 'text')} as text
       from announcement_facts a where a.id = $1`,
      [announcementId],
    );
    return made && { url: '/community/announcements', ...made };
  }

  /** Writes the community email, without notifications that were read in the meantime. */
  @Writes(communityNews)
  async communityNews(
    { accountId, details: { ids } }: MailToWrite<'community_news'>,
    { words: { language } }: Reader,
  ) {
    const news = await this.notifications.unreadAmong(accountId, ids, language);
    return news.length === 0 ? undefined : { url: '/my-sanctum/notifications', news };
  }
}
