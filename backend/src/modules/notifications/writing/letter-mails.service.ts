import { Injectable } from '@nestjs/common';
import { AccountsQueries } from '../../accounts/index.js';
import { coachLetter } from '../templates/coaching.js';
import { marketingLetter, serviceLetter } from '../templates/letters.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes the coach's letters. Replies go to the coach's own address. */
@Injectable()
export class LetterMailsService {
  constructor(private readonly accounts: AccountsQueries) {}

  @Writes('coach-letter')
  async coachLetter(
    { details: { subject, text } }: MailToWrite<'coach-letter'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const coach = await this.accounts.coach();
    const letter = coachLetter.write(reader.words, { name: reader.name, subject, text });
    return coach && { ...to(reader, letter), replyTo: coach.email };
  }

  @Writes('marketing-letter')
  @Writes('service-letter')
  async letterToMany(
    { kind, details }: MailToWrite<'marketing-letter' | 'service-letter'>,
    { name, ...reader }: Reader,
  ): Promise<Written | undefined> {
    const { subject, text } = details;
    const coach = await this.accounts.coach();
    const template = kind === 'marketing-letter' ? marketingLetter : serviceLetter;
    const message = template.write(reader.words, { name, ...details });
    return coach && { ...to(reader, message), coachs: { subject, text }, replyTo: coach.email };
  }
}
