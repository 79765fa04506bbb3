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
  @Text({ max: 200, description: `Subject, ${GAPS}` }) subject: string;
  @Text({ max: 200, description: `Heading, ${GAPS}` }) heading: string;
  @Text({ max: 5000, description: `Paragraphs, one per line, ${GAPS}` }) body: string;
  @Text({ max: 80, min: 0, description: `Button label; empty if there’s no button` }) button: string;
  @Text({ max: 1000, min: 0, description: `Footnote, ${GAPS}; may be empty` }) footnote: string;
}

export class MailTextsResponse {
  @Text({ example: 'Welcome to {{place}}: confirm your email' }) subject: string;
  @Text({ example: 'Welcome, {{name}}' }) heading: string;
  @Text('Paragraphs, one per line') body: string;
  @Text('Empty: no button') button: string;
  @Text('Empty: no footnote') footnote: string;
}

class MailTemplateInLanguageResponse {
  @Choice(LANGUAGES, 'Language') language: Language;
  @Text({ example: 'Welcome to {{place}}: confirm your email' }) subject: string;
  @Flag('Whether it has the coach’s own text') isChanged: boolean;
}

class MailTemplateNameResponse {
  @Choice(MAIL_KINDS, 'MailKind') kind: MailKind;
  @Choice(MAIL_GROUPS, 'MailGroup', 'Topic; `coach`: sent to the coach') group: MailGroup;
  @Text({ example: 'Welcome', description: 'In the language of the request' }) title: string;
  @Text('Who gets it and when, in the language of the request') occasion: string;
}

export class MailTemplateListedResponse extends MailTemplateNameResponse {
  @ListOf(MailTemplateInLanguageResponse) languages: MailTemplateInLanguageResponse[];
}

class MailPlaceholderResponse {
  @Text({ example: 'firstName', description: 'Written in text as `{{firstName}}`' }) name: string;
  @Text({ example: 'First name', description: 'In the language of the request' }) label: string;
  @Text({ example: 'Alma', description: 'Sample value for previews; may be empty' }) sample: string;
  @Choices(TEXT_FIELDS, 'MailTextField', 'Fields where it’s required') neededIn: TextField[];
}

export class MailTemplateResponse extends MailTemplateNameResponse {
  @Choice(LANGUAGES, 'Language') language: Language;
  @Whole('Increases with every change. Send as If-Match') version: number;
  @Flag('Whether it has the coach’s own text') isChanged: boolean;
  @Moment({ type: Date, nullable: true, description: 'null: never changed' }) savedAt: Date | null;
  @Nested(MailTextsResponse, 'Current text') texts: MailTextsResponse;
  @Nested(MailTextsResponse, 'Default text') ours: MailTextsResponse;
  @ListOf(MailPlaceholderResponse) placeholders: MailPlaceholderResponse[];
}

class MailPreviewHtmlResponse {
  @Text('For a reader in light mode') light: string;
  @Text('For a reader in dark mode') dark: string;
}

export class MailPreviewResponse {
  @Text() subject: string;

  @Nested(MailPreviewHtmlResponse, 'A complete document. Show it in a frame without scripts')
  html: MailPreviewHtmlResponse;

  @Text('As plain text') text: string;
}

export class MailTestResponse {
  @Text({ example: 'coach@example.com', description: 'The coach’s address' }) sentTo: string;
}
