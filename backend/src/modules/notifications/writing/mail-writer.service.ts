import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DEFAULT_LANGUAGE } from '../../../kernel/languages.js';
import { providersOf } from '../../../platform/discovery/providers.js';
import { AccountsQueries } from '../../accounts/index.js';
import { MAIL_KINDS, type MailKind } from '../kinds/mail-kinds.js';
import { MailWords } from '../templates/mail-words.js';
import { writingOf } from './writes.decorator.js';
import type { QueuedMail, Reader, Written } from './written.js';

type Write = (mail: QueuedMail, reader: Reader) => Promise<Written | undefined>;

/** Writes each email just before sending, by the method that `@Writes` its kind. */
@Injectable()
export class MailWriterService implements OnModuleInit {
  private readonly writers = new Map<MailKind, Write>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly accounts: AccountsQueries,
  ) {}

  /** Prevents the start if a kind has no writer, or two. */
  onModuleInit(): void {
    for (const provider of providersOf(this.discovery))
      for (const { kind, write } of writingOf(provider)) {
        if (this.writers.has(kind)) throw new Error(`two methods write the mail ${kind}`);
        this.writers.set(kind, (mail, reader) => write(provider, mail, reader));
      }
    for (const kind of MAIL_KINDS)
      if (!this.writers.has(kind)) throw new Error(`no method writes the mail ${kind}`);
  }

  /** Writes an email; undefined if the recipient or the reason for it is gone. */
  async write(mail: QueuedMail): Promise<Written | undefined> {
    const account = await this.accounts.contact(mail.accountId);
    if (!account) return undefined;
    const words = new MailWords(account.language ?? DEFAULT_LANGUAGE);
    // Anyone may have entered this address with any name, so emails to it must not contain that name.
    const name = account.isNameTrusted ? account.name : account.email;
    return this.writers.get(mail.kind)?.(mail, { ...account, name, words });
  }
}
