import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { type MailingContent, MailingsService } from '../../notifications/index.js';
import { findLinks } from './find-links.js';
import type { MailingSeenResponse, SeeMailingRequest } from './mailing-words.dto.js';
import { MailingTextsService } from './mailing-texts.service.js';

/** Title in previews, where no real product or module starts the sequence. */
const SAMPLE_TITLE = 'Roots and Wings';

/** Shows the coach a mailing as recipients see it, and sends tests, whose links go straight to their target. */
@Injectable()
export class SeeMailingsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailings: MailingsService,
    private readonly texts: MailingTextsService,
  ) {}

  async preview(request: SeeMailingRequest): Promise<MailingSeenResponse> {
    return this.mailings.preview(this.written(request), request.language);
  }

  async test(request: SeeMailingRequest, accountId: string): Promise<string> {
    return this.mailings.test(this.written(request), accountId, request.language);
  }

  private written({ purpose, language: _, ...words }: SeeMailingRequest): MailingContent {
    const { subject, text, html } = this.texts.version(words, true);
    const links = findLinks(text, this.config.publicUrl);
    return { purpose, subject, text, ...(html !== null && { html }), title: SAMPLE_TITLE, links };
  }
}
