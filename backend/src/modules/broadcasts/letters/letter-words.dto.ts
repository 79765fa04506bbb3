import { Nested, Text } from '../../../platform/http/fields/index.js';
import type { LetterPurpose } from '../../notifications/index.js';
import { Purpose } from '../audience/audience.dto.js';
import { SUBJECT_LIMIT, TEXT_LIMIT } from '../letter.entity.js';

/** Subject and text of a letter. */
export class LetterWordsRequest {
  @Text({
    max: SUBJECT_LIMIT,
    example: 'A quiet week',
    description: 'With placeholders such as `{{firstName}}`',
  })
  subject: string;

  @Text({
    max: TEXT_LIMIT,
    example: 'Dear {{firstName}},\n\n[here it is](https://example.org).',
    description:
      'Plain text: paragraphs, each on a line of its own, placeholders such as `{{firstName}}`, and links as `[words](https://…)`. In letters of sequences `{{title}}` is what began them',
  })
  text: string;
}

export class SeeLetterRequest extends LetterWordsRequest {
  @Purpose() purpose: LetterPurpose;
}

class LetterHtmlResponse {
  @Text('To somebody who reads in the light') light: string;
  @Text('To somebody who reads in the dark') dark: string;
}

export class LetterSeenResponse {
  @Text({ example: 'A quiet week' }) subject: string;

  @Nested(LetterHtmlResponse, 'A whole document. Show it in a frame without scripts')
  html: LetterHtmlResponse;

  @Text('As plain text') text: string;
}

export class LetterTestedResponse {
  @Text({ example: 'coach@example.com', description: 'The coach’s own address' }) sentTo: string;
}
