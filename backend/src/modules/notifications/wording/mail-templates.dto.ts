import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../../kernel/languages.js';
import { Text } from '../../../platform/http/text.js';
import { MAIL_KINDS, type MailKind } from '../kinds/mail-kinds.js';
import { MAIL_GROUPS, type MailGroup, TEXT_FIELDS, type TextField } from '../templates/template.js';

const GAPS = 'with placeholders such as `{{firstName}}`';

/** Texts of an email in plain text; its layout cannot be changed. */
export class MailTextsRequest {
  @Text({ max: 200, description: `Subject, ${GAPS}` })
  subject: string;

  @Text({ max: 200, description: `Heading, ${GAPS}` })
  heading: string;

  @Text({ max: 5000, description: `Paragraphs, one per line, ${GAPS}` })
  body: string;

  @Text({ max: 80, min: 0, description: `Button label; empty if there’s no button` })
  button: string;

  @Text({ max: 1000, min: 0, description: `Footnote, ${GAPS}; may be empty` })
  footnote: string;
}

export class MailTextsResponse {
  @ApiProperty({ example: 'Welcome to {{place}}: confirm your email' })
  subject: string;

  @ApiProperty({ example: 'Welcome, {{name}}' })
  heading: string;

  @ApiProperty({ description: 'Paragraphs, one per line' })
  body: string;

  @ApiProperty({ description: 'Empty: no button' })
  button: string;

  @ApiProperty({ description: 'Empty: no footnote' })
  footnote: string;
}

class MailTemplateInLanguageResponse {
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({ example: 'Welcome to {{place}}: confirm your email' })
  subject: string;

  @ApiProperty({ description: 'Whether it has the coach’s own text' })
  isChanged: boolean;
}

class MailTemplateNameResponse {
  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' })
  kind: MailKind;

  @ApiProperty({
    enum: MAIL_GROUPS,
    enumName: 'MailGroup',
    description: 'Topic; `coach`: sent to the coach',
  })
  group: MailGroup;

  @ApiProperty({ example: 'Welcome', description: 'In the language of the request' })
  title: string;

  @ApiProperty({ description: 'Who gets it and when, in the language of the request' })
  occasion: string;
}

export class MailTemplateListedResponse extends MailTemplateNameResponse {
  @ApiProperty({ type: [MailTemplateInLanguageResponse] })
  languages: MailTemplateInLanguageResponse[];
}

class MailPlaceholderResponse {
  @ApiProperty({ example: 'firstName', description: 'Written in text as `{{firstName}}`' })
  name: string;

  @ApiProperty({ example: 'First name', description: 'In the language of the request' })
  label: string;

  @ApiProperty({ example: 'Alma', description: 'Sample value for previews; may be empty' })
  sample: string;

  @ApiProperty({
    enum: TEXT_FIELDS,
    enumName: 'MailTextField',
    isArray: true,
    description: 'Fields where it’s required',
  })
  neededIn: TextField[];
}

export class MailTemplateResponse extends MailTemplateNameResponse {
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({ type: 'integer', description: 'Increases with every change. Send as If-Match' })
  version: number;

  @ApiProperty({ description: 'Whether it has the coach’s own text' })
  isChanged: boolean;

  @ApiProperty({ type: Date, format: 'date-time', nullable: true, description: 'null: never changed' })
  savedAt: Date | null;

  @ApiProperty({ description: 'Current text' })
  texts: MailTextsResponse;

  @ApiProperty({ description: 'Default text' })
  ours: MailTextsResponse;

  @ApiProperty({ type: [MailPlaceholderResponse] })
  placeholders: MailPlaceholderResponse[];
}

class MailPreviewHtmlResponse {
  @ApiProperty({ description: 'For a reader in light mode' })
  light: string;

  @ApiProperty({ description: 'For a reader in dark mode' })
  dark: string;
}

export class MailPreviewResponse {
  @ApiProperty()
  subject: string;

  @ApiProperty({ description: 'A complete document. Show it in a frame without scripts' })
  html: MailPreviewHtmlResponse;

  @ApiProperty({ description: 'As plain text' })
  text: string;
}

export class MailTestResponse {
  @ApiProperty({ example: 'coach@example.com', description: 'The coach’s address' })
  sentTo: string;
}
