import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '../../../kernel/languages.js';
import type { Tx } from '../../../platform/database/database.js';
import { AccountsQueries } from '../../accounts/index.js';
import { type MailingPurpose, mailingKindOf } from '../kinds/mail-kinds.js';
import { MailPostService } from '../mail-post.service.js';
import { unknownPlaceholder } from '../templates/check-texts.js';
import { type MailingDetails, marketingMailing, serviceMailing } from '../templates/mailings.js';
import { MailWords } from '../templates/mail-words.js';
import { READER } from '../templates/samples.js';
import { COMMON_PLACEHOLDERS, type Message } from '../templates/template.js';
import { MailComposerService } from '../writing/mail-composer.service.js';

/** The coach's email to many, with its purpose. */
export interface MailingContent extends MailingDetails {
  purpose: MailingPurpose;
}

interface Posted {
  /** Delivery of this mailing to this person; one delivery is written as one email only. */
  deliveryId: string;
  accountId: string;
  mailing: MailingContent;
  runAt: Date;
}

const TEMPLATES = { marketing: marketingMailing, service: serviceMailing };

/** Checks, previews, tests and queues the coach's emails to many, one reader at a time. */
@Injectable()
export class MailingsService {
  constructor(
    private readonly composer: MailComposerService,
    private readonly accounts: AccountsQueries,
    private readonly post: MailPostService,
  ) {}

  /** Problem with the placeholders of a text; undefined if there is none. `withTitle`: `{{title}}` is allowed too. */
  problemIn(text: string, withTitle: boolean): string | undefined {
    return unknownPlaceholder([...COMMON_PLACEHOLDERS, ...(withTitle ? ['title'] : [])], text);
  }

  /** Renders a sample reader's copy in light and dark; sends nothing. */
  preview(mailing: MailingContent, language: Language = DEFAULT_LANGUAGE) {
    const message = this.sampled(mailing, READER.name, language);
    return this.composer.preview(message, language, { coachs: mailing });
  }

  /** Sends a test email to the account's own address at once and reports a refusal. Returns the address. */
  async test(
    mailing: MailingContent,
    accountId: string,
    language: Language = DEFAULT_LANGUAGE,
  ): Promise<string> {
    const contact = await this.accounts.contact(accountId);
    if (!contact) throw new Error('whoever asks has no account');
    const message = this.sampled(mailing, contact.name, language);
    await this.composer.test(contact.email, message, language, { coachs: mailing });
    return contact.email;
  }

  /** Queues the email to one reader in the caller's transaction. Quiet hours and preferences are checked at sending time. */
  async add(tx: Tx, { deliveryId, accountId, mailing, runAt }: Posted): Promise<void> {
    const { purpose, ...details } = mailing;
    await this.post.add(tx, {
      kind: mailingKindOf(purpose),
      thing: deliveryId,
      accountId,
      runAt,
      details,
    });
  }

  private sampled({ purpose, ...mailing }: MailingContent, name: string, language: Language): Message {
    return TEMPLATES[purpose].write(new MailWords(language), { ...mailing, name });
  }
}
