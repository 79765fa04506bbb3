import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../../kernel/languages.js';
import { Text } from '../../../platform/http/text.js';
import { MAIL_KINDS, type MailKind } from '../kinds/mail-kinds.js';
import { MAIL_GROUPS, type MailGroup, TEXT_FIELDS, type TextField } from '../templates/template.js';

const GAPS = 'with placeholders such as `{{firstName}}`';

/** Texts of an email in plain text; its layout cannot be changed. */
export class MailTextsRequest {
  @Text({ max: 200, description: `The subject, ${GAPS}` })
  subject: string;

  @Text({ max: 200, description: `The first, large line, ${GAPS}` })
  heading: string;

  @Text({ max: 5000, description: `Paragraphs, each on a line of its own, ${GAPS}` })
  body: string;

  @Text({ max: 80, min: 0, description: `What stands on the button; empty where there is none` })
  button: string;

  @Text({ max: 1000, min: 0, description: `The small print below, ${GAPS}; may be empty` })
  footnote: string;
}

export class MailTextsResponse {
  @ApiProperty({ example: 'Welcome to {{place}}: confirm your email' })
  subject: string;

  @ApiProperty({ example: 'Welcome, {{name}}' })
  heading: string;

  @ApiProperty({ description: 'Paragraphs, each on a line of its own' })
  body: string;

  @ApiProperty({ description: 'Empty: the mail has no button' })
  button: string;

  @ApiProperty({ description: 'Empty: no small print' })
  footnote: string;
}

class MailTemplateInLanguageResponse {
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({ example: 'Welcome to {{place}}: confirm your email' })
  subject: string;

  @ApiProperty({ description: 'Whether it says the coach’s own words' })
  isChanged: boolean;
}

class MailTemplateNameResponse {
  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' })
  kind: MailKind;

  @ApiProperty({
    enum: MAIL_GROUPS,
    enumName: 'MailGroup',
    description: 'What it is about; `coach`: the coach gets it',
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
  @ApiProperty({ example: 'firstName', description: 'Written into a text as `{{firstName}}`' })
  name: string;

  @ApiProperty({ example: 'First name', description: 'In the language of the request' })
  label: string;

  @ApiProperty({ example: 'Alma', description: 'What previews show in its place; may be empty' })
  sample: string;

  @ApiProperty({
    enum: TEXT_FIELDS,
    enumName: 'MailTextField',
    isArray: true,
    description: 'Fields that it may not be taken out of',
  })
  neededIn: TextField[];
}

export class MailTemplateResponse extends MailTemplateNameResponse {
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({ type: 'integer', description: 'Grows with every change. Send it back as If-Match' })
  version: number;

  @ApiProperty({ description: 'Whether it says the coach’s own words' })
  isChanged: boolean;

  @ApiProperty({ type: Date, format: 'date-time', nullable: true, description: 'null: never changed' })
  savedAt: Date | null;

  @ApiProperty({ description: 'What it says' })
  texts: MailTextsResponse;

  @ApiProperty({ description: 'What it says unless the coach has it otherwise' })
  ours: MailTextsResponse;

  @ApiProperty({ type: [MailPlaceholderResponse] })
  placeholders: MailPlaceholderResponse[];
}

class MailPreviewHtmlResponse {
  @ApiProperty({ description: 'To somebody who reads in the light' })
  light: string;

  @ApiProperty({ description: 'To somebody who reads in the dark' })
  dark: string;
}

export class MailPreviewResponse {
  @ApiProperty()
  subject: string;

  @ApiProperty({ description: 'A whole document. Show it in a frame without scripts' })
  html: MailPreviewHtmlResponse;

  @ApiProperty({ description: 'As plain text' })
  text: string;
}

export class MailTestResponse {
  @ApiProperty({ example: 'coach@example.com', description: 'The coach’s own address' })
  sentTo: string;
}
