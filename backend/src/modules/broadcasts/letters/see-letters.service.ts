import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { type LetterToMany, LettersService } from '../../notifications/index.js';
import { findLinks } from './find-links.js';
import type { LetterSeenResponse, SeeLetterRequest } from './letter-words.dto.js';
import { LetterTextsService } from './letter-texts.service.js';

/** Title in previews, where no real product or module has started the sequence. */
const SAMPLE_TITLE = 'Roots and Wings';

/** Shows the coach a letter as recipients see it, and sends tests, whose links go straight to their target. */
@Injectable()
export class SeeLettersService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly letters: LettersService,
    private readonly texts: LetterTextsService,
  ) {}

  async preview(request: SeeLetterRequest): Promise<LetterSeenResponse> {
    return this.letters.preview(this.written(request));
  }

  async test(request: SeeLetterRequest, accountId: string): Promise<string> {
    return this.letters.test(this.written(request), accountId);
  }

  private written({ purpose, subject, text }: SeeLetterRequest): LetterToMany {
    this.texts.check({ subject, text }, true);
    return { purpose, subject, text, title: SAMPLE_TITLE, links: findLinks(text, this.config.publicUrl) };
  }
}
