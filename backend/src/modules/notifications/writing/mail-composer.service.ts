import { Injectable } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import { AccountsQueries } from '../../accounts/index.js';
import { PublishedSiteService } from '../../site/index.js';
import { type Frame, toHtml, toText } from '../letter.js';
import { compose, type Writer } from '../templates/compose.js';
import { MailWords } from '../templates/mail-words.js';
import { ourTexts } from '../templates/our-texts.js';
import type { Message } from '../templates/template.js';

/** A mail as it is sent. */
interface Composed {
  subject: string;
  text: string;
  html: string;
}

/** Puts the words of its template and the frame of the place around a mail. */
@Injectable()
export class MailComposerService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly site: PublishedSiteService,
  ) {}

  /** `leave`: the address that unsubscribes its reader from this kind of mail. */
  async compose(message: Message, language: Language, leave?: string): Promise<Composed> {
    const letter = compose(ourTexts(message.kind, language), message, await this.writer());
    const frame = await this.frame(language, leave);
    return { subject: letter.subject, text: toText(letter, frame), html: toHtml(letter, frame) };
  }

  /** Who writes: the place, and the coach as members know her; one who has no name yet writes as the place. */
  async writer(): Promise<Writer> {
    const { coach, place } = await this.site.content();
    const name = coach.name || (await this.accounts.coach())?.name;
    return { place: place.name, coach: name ?? place.name };
  }

  private async frame(language: Language, leave: string | undefined): Promise<Frame> {
    const words = new MailWords(language);
    return {
      ...(await this.site.letterhead()),
      ...{ language, leave },
      words: { copyAddress: (url) => words.frame('copyAddress', { url }), leave: words.frame('leave') },
    };
  }
}
