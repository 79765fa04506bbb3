import { Injectable } from '@nestjs/common';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { AccountsQueries, firstNameAndInitial, StandingQueries } from '../../accounts/index.js';
import { NotificationsQueries } from '../bell/notifications.queries.js';
import { contributionPath, conversationPath } from '../paths.js';
import { announced, communityNews, mentioned, messageWaiting } from '../templates/learning.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes emails about messages, mentions and announcements. */
@Injectable()
export class CommunityMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly database: Database,
    private readonly accounts: AccountsQueries,
    private readonly standing: StandingQueries,
    private readonly notifications: NotificationsQueries,
  ) {}

  @Writes('message-waiting')
  async messageWaiting(
    { details: { senderId, conversationId, isForCoach } }: MailToWrite<'message-waiting'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const sender = await this.accounts.contact(senderId);
    if (!sender) return undefined;
    const url = this.url.of(conversationPath(conversationId, isForCoach));
    return to(reader, messageWaiting.write(reader.words, { name: reader.name, url, sender: sender.name }));
  }

  @Writes('mentioned')
  async mentioned(
    { details: { postId, commentId, byId, readsWholeName } }: MailToWrite<'mentioned'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const by = await this.accounts.contact(byId);
    if (!by || !(await this.standing.allows('be-read-in-community', byId))) return undefined;
    const url = this.url.of(contributionPath(postId, commentId));
    const sender = readsWholeName ? by.name : firstNameAndInitial(by.name);
    return to(reader, mentioned.write(reader.words, { name: reader.name, url, sender }));
  }

  /** Uses the present text of the announcement. Undefined if it was taken back, or the address was never confirmed. */
  @Writes('announced')
  async announced(
    { details: { announcementId } }: MailToWrite<'announced'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    if (!reader.emailVerified) return undefined;
    const announcement = await this.database.one<{ title: string; text: string }>(
      'select title, text from announcement_facts where id = $1',
      [announcementId],
    );
    if (!announcement) return undefined;
    const url = this.url.of('/community/announcements');
    return to(reader, announced.write(reader.words, { name: reader.name, url, ...announcement }));
  }

  /** Leaves out notifications that were read meanwhile. */
  @Writes('community-news')
  async communityNews(
    { accountId, details: { ids } }: MailToWrite<'community-news'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const told = await this.notifications.unreadAmong(accountId, ids);
    if (told.length === 0) return undefined;
    const news = told.map(({ kind, people, others, title, path }) => ({
      kind,
      people,
      others,
      title,
      url: this.url.of(path),
    }));
    const url = this.url.of('/my-sanctum/notifications');
    return to(reader, communityNews.write(reader.words, { name: reader.name, url, news }));
  }
}
