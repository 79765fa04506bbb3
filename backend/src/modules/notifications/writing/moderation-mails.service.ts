import { Injectable } from '@nestjs/common';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { AccountsQueries, MemberModerationQueries } from '../../accounts/index.js';
import { FAMILY } from '../paths.js';
import { muted, wardMuted, wardWarned, warned } from '../templates/moderation.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes emails about warnings and mutes to members and to minors' guardians, and none about a mute that has ended. */
@Injectable()
export class ModerationMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly accounts: AccountsQueries,
    private readonly moderation: MemberModerationQueries,
  ) {}

  @Writes('warned')
  async warned({ thing: warningId }: MailToWrite<'warned'>, reader: Reader): Promise<Written | undefined> {
    const warning = await this.moderation.warningText(warningId);
    if (warning === undefined) return undefined;
    return to(reader, warned.write(reader.words, { ...this.community(reader), warning }));
  }

  @Writes('muted')
  async muted({ accountId }: MailToWrite<'muted'>, reader: Reader): Promise<Written | undefined> {
    const mute = await this.moderation.mute(accountId);
    return mute ? to(reader, muted.write(reader.words, { ...this.community(reader), mute })) : undefined;
  }

  @Writes('ward-warned')
  async wardWarned({ details }: MailToWrite<'ward-warned'>, reader: Reader): Promise<Written | undefined> {
    const daughter = await this.nameOf(details.wardId);
    const warning = await this.moderation.warningText(details.warningId);
    if (daughter === undefined || warning === undefined) return undefined;
    return to(reader, wardWarned.write(reader.words, { ...this.family(reader), daughter, warning }));
  }

  @Writes('ward-muted')
  async wardMuted({ details }: MailToWrite<'ward-muted'>, reader: Reader): Promise<Written | undefined> {
    const daughter = await this.nameOf(details.wardId);
    const mute = await this.moderation.mute(details.wardId);
    if (daughter === undefined || mute === null) return undefined;
    return to(reader, wardMuted.write(reader.words, { ...this.family(reader), daughter, mute }));
  }

  /** Undefined if the account is gone. */
  private async nameOf(id: string): Promise<string | undefined> {
    return (await this.accounts.names([id])).get(id);
  }

  private community({ name }: Reader) {
    return { name, url: this.url.of('/community') };
  }

  private family({ name }: Reader) {
    return { name, url: this.url.of(FAMILY) };
  }
}
