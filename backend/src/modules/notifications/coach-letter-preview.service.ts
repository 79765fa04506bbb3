import { Injectable } from '@nestjs/common';
import { AccountsQueries } from '../accounts/index.js';
import { PublishedSiteService } from '../site/index.js';
import { toHtml } from './letter.js';
import { coachLetter } from './letters.js';

/** What a letter of the coach will look like to whoever gets it. */
@Injectable()
export class CoachLetterPreviewService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly published: PublishedSiteService,
  ) {}

  async html(subject: string, text: string): Promise<string> {
    const coach = await this.accounts.coach();
    const letterhead = await this.published.letterhead();
    return toHtml(coachLetter(subject, text, coach?.name ?? letterhead.place), letterhead);
  }
}
