import { Id, Moment, Nested, Text } from '../../../platform/http/fields/index.js';
import type { MailingTranslations } from '../mailing.entity.js';
import { TEMPLATE_NAME_LIMIT } from '../mailing-template.entity.js';
import { MailingTranslationsDto, MailingWordsRequest } from '../mailings/mailing-words.dto.js';

const name = { max: TEMPLATE_NAME_LIMIT, example: 'Weekly letter' };

export class MailingTemplateRequest extends MailingWordsRequest {
  @Text(name) name: string;
}

export class MailingTemplateResponse {
  @Id() id: string;
  @Text({ example: name.example }) name: string;
  @Text({ example: 'A quiet week' }) subject: string;
  @Text('Plain text with placeholders and links') text: string;
  @Text({ nullable: true, description: 'The text with formats; null: plain text is all' })
  html: string | null;

  @Nested(MailingTranslationsDto, 'Whole versions in other languages') translations: MailingTranslations;
  @Moment() savedAt: Date;
}
