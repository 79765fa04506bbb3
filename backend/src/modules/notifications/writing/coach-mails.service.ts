import { Injectable } from '@nestjs/common';
import { AccountsQueries } from '../../accounts/index.js';
import { coachEmail } from '../templates/coaching.js';
import { marketingMailing, serviceMailing } from '../templates/mailings.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite } from './written.js';

/** Writes the coach's emails. Replies go to the coach's own address. */
@Injectable()
export class CoachMailsService {
  constructor(private readonly accounts: AccountsQueries) {}

  @Writes(coachEmail)
  async coachEmail({ details }: MailToWrite<'coach_email'>) {
    const coach = await this.accounts.coach();
    return coach && { ...details, envelope: { replyTo: coach.email } };
  }

  @Writes(marketingMailing)
  @Writes(serviceMailing)
  async mailing({ details }: MailToWrite<'marketing_mailing' | 'service_mailing'>) {
    const { subject, text, html } = details;
    const coach = await this.accounts.coach();
    return coach && { ...details, envelope: { coachs: { subject, text, html }, replyTo: coach.email } };
  }
}
