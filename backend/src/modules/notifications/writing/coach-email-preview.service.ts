import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '../../../kernel/languages.js';
import { coachEmail } from '../templates/coaching.js';
import { MailWords } from '../templates/mail-words.js';
import { READER } from '../templates/samples.js';
import { MailComposerService } from './mail-composer.service.js';

@Injectable()
export class CoachEmailPreviewService {
  constructor(private readonly composer: MailComposerService) {}

  async html(subject: string, text: string): Promise<string> {
    const words = new MailWords(DEFAULT_LANGUAGE);
    const message = coachEmail.write(words, { name: READER.name, subject, text });
    return (await this.composer.compose(message, DEFAULT_LANGUAGE, { scheme: 'light' })).html;
  }
}
