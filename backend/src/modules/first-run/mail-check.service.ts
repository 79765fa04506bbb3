import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/errors.js';
import type { Language } from '../../kernel/languages.js';
import { MailTemplatesService } from '../notifications/index.js';
import { fails, type Finding, WORKS } from './first-run-steps.js';

/** Sends an email to the coach's own address right away; only the coach can see if it arrives. */
@Injectable()
export class MailCheckService {
  constructor(private readonly mails: MailTemplatesService) {}

  async run(coachId: string, language: Language): Promise<Finding> {
    try {
      await this.mails.testOurs({ kind: 'welcome', language, spoken: language }, coachId);
      return WORKS;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'mail_refused') return fails('mail_refused', error);
      throw error;
    }
  }
}
