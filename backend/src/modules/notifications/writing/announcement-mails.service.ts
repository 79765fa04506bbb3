import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { announced } from '../templates/learning.js';
import { type MailReader, to, type Written } from './written.js';

/** Mails about announcements with High Priority, in the words they have when the mail is sent. */
@Injectable()
export class AnnouncementMailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly database: Database,
  ) {}

  /** Undefined: it was taken back, or the address was never confirmed. */
  async announced(
    reader: MailReader & { emailVerified: boolean },
    announcementId: string,
  ): Promise<Written | undefined> {
    if (!reader.emailVerified) return undefined;
    const announcement = await this.database.one<{ title: string; text: string }>(
      'select title, text from announcement_facts where id = $1',
      [announcementId],
    );
    const url = `${this.config.publicUrl}/community/announcements`;
    return (
      announcement && to(reader, announced.write(reader.words, { name: reader.name, url, ...announcement }))
    );
  }
}
