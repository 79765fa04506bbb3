import type { OtherLanguage } from '../../../kernel/languages.js';
import { Choice, Flag, Id, Moment, Nested, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import type { ANNOUNCEMENT_TEXTS, AnnouncementTranslations } from './announcement.entity.js';
import { ANNOUNCEMENT_LIMIT, ANNOUNCEMENT_TITLE_LIMIT, PRIORITIES, type Priority } from '../words/words.js';

/** Texts of an announcement in another language; an empty one is shown in English. */
class AnnouncementTranslation implements Record<(typeof ANNOUNCEMENT_TEXTS)[number], unknown> {
  @Text({ max: ANNOUNCEMENT_TITLE_LIMIT, min: 0, optional: true, example: 'Empieza el círculo de primavera' })
  title: string | undefined;
  @Text({ max: ANNOUNCEMENT_LIMIT, min: 0, optional: true }) text: string | undefined;
}

/** Translations of an announcement by language. */
class AnnouncementTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(AnnouncementTranslation, { description: 'Spanish', optional: true })
  es: AnnouncementTranslation | undefined;
}

export class AnnouncementRequest {
  @Choice(PRIORITIES, 'AnnouncementPriority') priority: Priority;
  @Text({ max: ANNOUNCEMENT_TITLE_LIMIT, example: 'The spring circle begins' }) title: string;
  @Text({ max: ANNOUNCEMENT_LIMIT, description: 'Plain text' }) text: string;

  @Nested(AnnouncementTranslationsDto, {
    description: 'Texts in other languages; omitted: no change',
    optional: true,
  })
  translations?: AnnouncementTranslationsDto;
}

/** Number of members who have seen an announcement. */
export class SeenByResponse {
  @Whole({ example: 12 }) count: number;
  @Whole({ example: 40, description: 'Members who can sign in' }) members: number;
}

export class AnnouncementResponse {
  @Id() id: string;
  @Choice(PRIORITIES, 'AnnouncementPriority') priority: Priority;
  @Text({ maxLength: ANNOUNCEMENT_TITLE_LIMIT }) title: string;
  @Text({ maxLength: ANNOUNCEMENT_LIMIT }) text: string;
  @Texts('Texts not available in the language of the request: they’re in English')
  untranslated: (typeof ANNOUNCEMENT_TEXTS)[number][];
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) editedAt: Date | null;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
  @Flag('Whether the reader has seen it; not stored for the coach') isSeen: boolean;

  @Nested(AnnouncementTranslationsDto, {
    nullable: true,
    description: 'Texts in other languages; only for the coach, whose texts are in English',
  })
  translations: AnnouncementTranslations | null;

  @Nested(SeenByResponse, { nullable: true, description: 'Only for the coach' })
  seenBy: SeenByResponse | null;
}

export class AnnouncementsQuery extends pageQuery(20, 'moment', 'id') {}
