import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '../../../kernel/languages.js';
import { AccountsQueries } from '../../accounts/index.js';
import { coachEmail } from '../templates/coaching.js';
import { type MailingDetails, marketingMailing, serviceMailing } from '../templates/mailings.js';
import { TitlesQueries } from '../titles/titles.queries.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader } from './written.js';

/** Writes the coach's emails. Replies go to the coach's own address. */
@Injectable()
export class CoachMailsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly titles: TitlesQueries,
  ) {}

  @Writes(coachEmail)
  async coachEmail({ details }: MailToWrite<'coach_email'>) {
    const coach = await this.accounts.coach();
    return coach && { ...details, envelope: { replyTo: coach.email } };
  }

  @Writes(marketingMailing)
  @Writes(serviceMailing)
  async mailing(
    { details }: MailToWrite<'marketing_mailing' | 'service_mailing'>,
    { words: { language } }: Reader,
  ) {
    const mailing = await this.inLanguage(details, language);
    const { subject, text, html } = mailing;
    const coach = await this.accounts.coach();
    return coach && { ...mailing, envelope: { coachs: { subject, text, html }, replyTo: coach.email } };
  }

  /** Returns the version in the reader's language, or the English one with its English title. */
  private async inLanguage(details: MailingDetails, language: Language): Promise<MailingDetails> {
    const version = language === DEFAULT_LANGUAGE ? undefined : details.translations?.[language];
    if (!version) return details;
    const { title, titleOf } = details;
    const named = titleOf && (await this.titles.translated(language, titleOf)).get(titleOf.ids[0] ?? '');
    return { ...version, title: named ?? title };
  }
}
