import { LANGUAGES, type Language } from '../../../kernel/languages.js';
import {
  Choice,
  Choices,
  Flag,
  ListOf,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../../platform/http/fields/index.js';
import { MAIL_KINDS, type MailKind } from '../kinds/mail-kinds.js';
import { MAIL_GROUPS, type MailGroup, TEXT_FIELDS, type TextField } from '../templates/template.js';

const GAPS = 'with placeholders such as `{{firstName}}`';

/** Texts of an email in plain text; its layout cannot be changed. */
export class MailTextsRequest {
  @Text({ max: 200, description: `The subject, ${GAPS}` }) subject: string;
  @Text({ max: 200, description: `The first, large line, ${GAPS}` }) heading: string;
  @Text({ max: 5000, description: `Paragraphs, each on a line of its own, ${GAPS}` }) body: string;

  @Text({ max: 80, min: 0, description: `What stands on the button; empty where there is none` })
  button: string;

  @Text({ max: 1000, min: 0, description: `The small print below, ${GAPS}; may be empty` }) footnote: string;
}

export class MailTextsResponse {
  @Text({ example: 'Welcome to {{place}}: please confirm your e-mail' }) subject: string;
  @Text({ example: 'Welcome, {{name}}' }) heading: string;
  @Text('Paragraphs, each on a line of its own') body: string;
  @Text('Empty: the mail has no button') button: string;
  @Text('Empty: no small print') footnote: string;
}

class MailTemplateInLanguageResponse {
  @Choice(LANGUAGES, 'Language') language: Language;
  @Text({ example: 'Welcome to {{place}}: please confirm your e-mail' }) subject: string;
  @Flag('Whether it says the coach’s own words') isChanged: boolean;
}

class MailTemplateNameResponse {
  @Choice(MAIL_KINDS, 'MailKind') kind: MailKind;
  @Choice(MAIL_GROUPS, 'MailGroup', 'What it is about; `coach`: the coach gets it') group: MailGroup;
  @Text({ example: 'Welcome', description: 'In the language of the request' }) title: string;
  @Text('Who gets it and when, in the language of the request') occasion: string;
}

export class MailTemplateListedResponse extends MailTemplateNameResponse {
  @ListOf(MailTemplateInLanguageResponse) languages: MailTemplateInLanguageResponse[];
}

class MailPlaceholderResponse {
  @Text({ example: 'firstName', description: 'Written into a text as `{{firstName}}`' }) name: string;
  @Text({ example: 'First name', description: 'In the language of the request' }) label: string;
  @Text({ example: 'Alma', description: 'What previews show in its place; may be empty' }) sample: string;
  @Choices(TEXT_FIELDS, 'MailTextField', 'Fields that it may not be taken out of') neededIn: TextField[];
}

export class MailTemplateResponse extends MailTemplateNameResponse {
  @Choice(LANGUAGES, 'Language') language: Language;
  @Whole('Grows with every change. Send it back as If-Match') version: number;
  @Flag('Whether it says the coach’s own words') isChanged: boolean;
  @Moment({ type: Date, nullable: true, description: 'null: never changed' }) savedAt: Date | null;
  @Nested(MailTextsResponse, 'What it says') texts: MailTextsResponse;
  @Nested(MailTextsResponse, 'What it says unless the coach has it otherwise') ours: MailTextsResponse;
  @ListOf(MailPlaceholderResponse) placeholders: MailPlaceholderResponse[];
}

class MailPreviewHtmlResponse {
  @Text('To somebody who reads in the light') light: string;
  @Text('To somebody who reads in the dark') dark: string;
}

export class MailPreviewResponse {
  @Text() subject: string;

  @Nested(MailPreviewHtmlResponse, 'A whole document. Show it in a frame without scripts')
  html: MailPreviewHtmlResponse;

  @Text('As plain text') text: string;
}

export class MailTestResponse {
  @Text({ example: 'coach@example.com', description: 'The coach’s own address' }) sentTo: string;
}
