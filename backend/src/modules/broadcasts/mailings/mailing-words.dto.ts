import { ApiProperty } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, type OtherLanguage } from '../../../kernel/languages.js';
import { MAIL_TEXT } from '../../../platform/html/rich-text.js';
import { RICH_TEXT_LIMIT } from '../../../platform/html/safe-html.js';
import { Choice, Nested, Text } from '../../../platform/http/fields/index.js';
import type { MailingPurpose } from '../../notifications/index.js';
import { Purpose } from '../audience/audience.dto.js';
import { SUBJECT_LIMIT, TEXT_LIMIT } from '../mailing.entity.js';

const CLEANED = { nullable: true, 'x-html': MAIL_TEXT };

/** The words of an email in another language. One without any is removed. */
class MailingTranslation {
  @Text({ min: 0, max: SUBJECT_LIMIT, optional: true, example: 'Una semana tranquila' }) subject?: string;
  @Text({ min: 0, max: TEXT_LIMIT, optional: true, description: 'Plain text, without `html`' }) text?: string;

  @ApiProperty(CLEANED)
  @Text({
    min: 0,
    max: RICH_TEXT_LIMIT,
    optional: true,
    nullable: true,
    example: '<p>Querida {{firstName}}:</p>',
  })
  html?: string | null;
}

/** Versions of an email by language. */
export class MailingTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(MailingTranslation, { description: 'Spanish', optional: true }) es: MailingTranslation | undefined;
}

/** The words of an email in one language. */
class MailingVersionRequest {
  @Text({
    max: SUBJECT_LIMIT,
    example: 'A quiet week',
    description: 'With placeholders such as `{{firstName}}`',
  })
  subject: string;

  @Text({
    max: TEXT_LIMIT,
    optional: true,
    example: 'Dear {{firstName}},\n\n[here it is](https://example.org).',
    description:
      'Plain text: one paragraph per line, placeholders such as `{{firstName}}`, and links as `[words](https://…)`. In sequences, `{{title}}` is the product or module that started it. Required without `html`; with it, the text is made from it',
  })
  text?: string;

  @ApiProperty(CLEANED)
  @Text({
    max: RICH_TEXT_LIMIT,
    optional: true,
    nullable: true,
    example: '<p>Dear {{firstName}},</p>',
    description:
      'The text with formats, placeholders, pictures (`<img data-asset="id">`), buttons (`<div data-button><a>`) and products (`<div data-product="id">`). Anything not allowed is removed; x-html lists what’s allowed',
  })
  html?: string | null;
}

export class MailingWordsRequest extends MailingVersionRequest {
  @Nested(MailingTranslationsDto, {
    description: 'Whole versions in other languages, for people who use the site in them; omitted: no change',
    optional: true,
  })
  translations?: MailingTranslationsDto;
}

export class SeeMailingRequest extends MailingVersionRequest {
  @Purpose() purpose: MailingPurpose;

  @Choice(LANGUAGES, 'Language', {
    optional: true,
    default: DEFAULT_LANGUAGE,
    description: 'Language of the words',
  })
  language?: Language;
}

class MailingHtmlResponse {
  @Text('For a reader in light mode') light: string;
  @Text('For a reader in dark mode') dark: string;
}

export class MailingSeenResponse {
  @Text({ example: 'A quiet week' }) subject: string;

  @Nested(MailingHtmlResponse, 'A complete document. Show it in a frame without scripts')
  html: MailingHtmlResponse;

  @Text('As plain text') text: string;
}

export class MailingTestedResponse {
  @Text({ example: 'coach@example.com', description: 'The coach’s address' }) sentTo: string;
}
