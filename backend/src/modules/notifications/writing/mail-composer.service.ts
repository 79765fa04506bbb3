import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import type { Language } from '../../../kernel/languages.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Mailer } from '../../../platform/mail/index.js';
import { AccountsQueries } from '../../accounts/index.js';
import { PublishedSiteService } from '../../site/index.js';
import { type Frame, type MailContent, toText } from '../templates/mail-content.js';
import { type Look, type Scheme, toHtml } from '../templates/mail-html.js';
import { type CoachsText, compose, type TemplateTexts, type Writer } from '../templates/compose.js';
import { MailWords } from '../templates/mail-words.js';
import { ourTexts } from '../templates/our-texts.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { Message } from '../templates/template.js';
import { CoachsTextService } from './coachs-text.service.js';
import { MailWordingsQueries } from './mail-wordings.queries.js';

/** An email in its final form. */
interface Composed {
  subject: string;
  text: string;
  html: string;
}

interface Otherwise {
  /** Address that unsubscribes the reader from this kind of email. */
  leave?: string | undefined;
  /** The coach's own email to many, with placeholders. */
  coachs?: CoachsText | undefined;
  /** Unsaved texts, for previews. */
  texts?: TemplateTexts;
  /** Color scheme to render in, regardless of the reader's. */
  scheme?: Scheme;
}

const same = (content: MailContent) => ({ asText: content, asHtml: content });

/** Max characters of a mail server's message that are shown. */
const TOLD = 300;

/** Legal pages that an email links to, by their addresses. */
const LEGAL = ['terms', 'privacy', 'imprint'] as const;

/** Composes an email from its template's texts and the site's frame. */
@Injectable()
export class MailComposerService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsQueries,
    private readonly site: PublishedSiteService,
    private readonly wordings: MailWordingsQueries,
    private readonly bodies: CoachsTextService,
    private readonly mailer: Mailer,
  ) {}

  /** Uses the coach's texts, or our default texts. */
  async compose(
    message: Message,
    language: Language,
    { leave, coachs, texts, scheme }: Otherwise = {},
  ): Promise<Composed> {
    const said = texts ?? (await this.textsOf(message.kind, language));
    const writer = await this.writer();
    const { frame, look } = await this.around(language, leave, scheme);
    const { asText, asHtml } = coachs
      ? await this.bodies.of({ said, message, writer, look, coachs })
      : same(compose(said, message, writer));
    return { subject: asText.subject, text: toText(asText, frame), html: toHtml(asHtml, frame, look) };
  }

  /** Renders an email in light and dark; sends nothing. */
  async preview(message: Message, language: Language, otherwise: Otherwise) {
    const [light, dark] = await Promise.all(
      (['light', 'dark'] as const).map((scheme) => this.compose(message, language, { ...otherwise, scheme })),
    );
    return { subject: light!.subject, text: light!.text, html: { light: light!.html, dark: dark!.html } };
  }

  /** Sends a test email to the coach's own address right away and reports a refusal. */
  async test(to: string, message: Message, language: Language, otherwise: Otherwise): Promise<void> {
    const content = await this.compose(message, language, otherwise);
    try {
      await this.mailer.send({ messageId: newId(), to, ...content });
    } catch (error) {
      const why = error instanceof Error ? error.message.slice(0, TOLD) : 'it did not say why';
      throw new DomainError('mail_refused', `The mail server didn’t accept it: ${why}`);
    }
  }

  /**
   * Returns the names of the site and of the coach, as members know them; a coach without a name goes by the site's.
   */
  async writer(): Promise<Writer> {
    const { coach, place } = await this.site.content();
    const name = coach.name || (await this.accounts.coach())?.name;
    return { site: this.config.publicUrl, place: place.name, coach: name ?? place.name };
  }

  private async textsOf(kind: MailKind, language: Language): Promise<TemplateTexts> {
    return (await this.wordings.of(kind, language)).texts ?? ourTexts(kind, language);
  }

  private async around(
    language: Language,
    leave: string | undefined,
    scheme: Scheme | undefined,
  ): Promise<{ frame: Frame; look: Look }> {
    const words = new MailWords(language);
    const { place, contact, colours } = await this.site.letterhead();
    const legal = LEGAL.map((page) => ({
      label: words.frame(page),
      url: `${this.config.publicUrl}/${page}`,
    }));
    const own = {
      copyAddress: (url: string) => words.frame('copyAddress', { url }),
      leave: words.frame('leave'),
    };
    return { frame: { place, contact, legal, words: own, leave }, look: { language, colours, scheme } };
  }
}
