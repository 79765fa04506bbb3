import { Injectable } from '@nestjs/common';
import { AccountsQueries } from '../../accounts/index.js';
import { coachEmail } from '../templates/coaching.js';
import { marketingMailing, serviceMailing } from '../templates/mailings.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes the coach's emails. Replies go to the coach's own address. */
@Injectable()
export class CoachMailsService {
  constructor(private readonly accounts: AccountsQueries) {}

  @Writes('coach-email')
  async coachEmail(
    { details: { subject, text } }: MailToWrite<'coach-email'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const coach = await this.accounts.coach();
    const content = coachEmail.write(reader.words, { name: reader.name, subject, text });
    return coach && { ...to(reader, content), replyTo: coach.email };
  }

  @Writes('marketing-mailing')
  @Writes('service-mailing')
  async mailing(
    { kind, details }: MailToWrite<'marketing-mailing' | 'service-mailing'>,
    { name, ...reader }: Reader,
  ): Promise<Written | undefined> {
    const { subject, text } = details;
    const coach = await this.accounts.coach();
    const template = kind === 'marketing-mailing' ? marketingMailing : serviceMailing;
    const message = template.write(reader.words, { name, ...details });
    return coach && { ...to(reader, message), coachs: { subject, text }, replyTo: coach.email };
  }
}
