import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsDateString, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import type { OtherLanguage } from '../../kernel/languages.js';
import { Choice, Flag, Id, ListOf, Moment, Nested, Text, Whole } from '../../platform/http/fields/index.js';
import {
  COMPLETION_RULES,
  type CompletionRule,
  type LESSON_TEXTS,
  type LessonTranslations,
  type LockKind,
  type PART_TEXTS,
  type PartTranslations,
} from './course.entity.js';

export const TITLE_LIMIT = 160;
export const SUBTITLE_LIMIT = 300;
export const DESCRIPTION_LIMIT = 2000;
const LOCK_KINDS = ['date', 'days_after_enrollment', 'after_previous'] as const satisfies readonly LockKind[];
/** Max days of a lock: ten years. Anything longer is a mistake. */
export const LOCK_DAYS_AT_MOST = 3650;

const picture = {
  max: 2000,
  optional: true,
  nullable: true,
  description: 'storageUrl of your own upload, or the URL of an image that’s already public; null: none',
};
const title = { max: TITLE_LIMIT, example: 'Listening' };
const Behind = () =>
  Id({
    nullable: true,
    description: 'Sibling to place it after; null: first; omitted: last',
    optional: true,
  });

export class AddToOutlineRequest {
  @Id({ description: 'Created by the client, so that repeating the request has no effect', optional: true })
  @IsOptional()
  id?: string;

  @Id('Course, section, module or lesson that contains it') parentId: string;
  @Text(title) title: string;
  @Behind() after?: string | null;
}

export class OutlinePlaceRequest {
  @Id() parentId: string;
  @Behind() after?: string | null;
}

export class OutlinePlaceResponse {
  @Id() id: string;
  @Id() parentId: string;
  @Whole({ example: 0, description: 'Position among its siblings, starting at 0' }) position: number;
}

class ModuleLockDto {
  @Choice(LOCK_KINDS) kind: LockKind;

  @Moment({ description: 'For kind date: when it opens (UTC)', optional: true })
  @ValidateIf(({ kind }: ModuleLockDto) => kind === 'date')
  @IsDateString({ strict: true })
  date?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LOCK_DAYS_AT_MOST })
  @ValidateIf(({ kind }: ModuleLockDto) => kind === 'days_after_enrollment')
  @IsInt()
  @Min(1)
  @Max(LOCK_DAYS_AT_MOST)
  days?: number;
}

const subtitle = { max: SUBTITLE_LIMIT, min: 0, optional: true };
const description = { max: DESCRIPTION_LIMIT, min: 0, optional: true };
const translatedTitle = { ...title, min: 0, optional: true, example: 'Escuchar' };
const translations = {
  description: 'Texts in other languages, in full; missing ones are removed',
  optional: true,
};

/** Texts of a section or module in another language; an empty one is shown in English. */
class PartTranslation implements Record<(typeof PART_TEXTS)[number], unknown> {
  @Text(translatedTitle) title: string | undefined;
  @Text(subtitle) subtitle: string | undefined;
}

/** Translations of a section or module by language. */
class PartTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(PartTranslation, { description: 'Spanish', optional: true }) es: PartTranslation | undefined;
}

/** Texts of a lesson in another language; an empty one is shown in English. */
class LessonTranslation implements Record<(typeof LESSON_TEXTS)[number], unknown> {
  @Text(translatedTitle) title: string | undefined;
  @Text(subtitle) subtitle: string | undefined;
  @Text(description) description: string | undefined;
}

/** Translations of a lesson by language. */
class LessonTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(LessonTranslation, { description: 'Spanish', optional: true }) es: LessonTranslation | undefined;
}

class EditPartRequest {
  @Text({ ...title, optional: true }) title?: string;
  @Text(subtitle) subtitle?: string;
}

export class EditSectionRequest extends EditPartRequest {
  @Nested(PartTranslationsDto, translations) translations?: PartTranslationsDto;
}

export class EditModuleRequest extends EditSectionRequest {
  @Nested(ModuleLockDto, { nullable: true, description: 'null: always open', optional: true })
  lock?: ModuleLockDto | null;

  @Text(picture) thumbnailUrl?: string | null;
}

export class EditLessonRequest extends EditPartRequest {
  @Text(description) description?: string;
  @Nested(LessonTranslationsDto, translations) translations?: LessonTranslationsDto;
  @Flag({ description: 'Open to visitors before they buy', optional: true }) isFreePreview?: boolean;
  @Choice(COMPLETION_RULES, null, { optional: true }) completionRule?: CompletionRule;
  @Text(picture) thumbnailUrl?: string | null;
}

class OutlineNode {
  @Id() id: string;
  @Text({ example: 'Listening' }) title: string;
  @Whole({ min: 1, example: 3, description: 'For If-Match; moving it doesn’t change it' }) version: number;
}

export class BuilderSectionResponse extends OutlineNode {
  @Text({ example: '' }) subtitle: string;
  @Nested(PartTranslationsDto, 'Texts in other languages') translations: PartTranslations;
}

export class BuilderModuleResponse extends OutlineNode {
  @Id() sectionId: string;
  @Text({ example: '' }) subtitle: string;
  @Nested(PartTranslationsDto, 'Texts in other languages') translations: PartTranslations;
  @Text({ nullable: true }) thumbnailUrl: string | null;
  @Nested(ModuleLockDto, { nullable: true }) lock: ModuleLockDto | null;
}

export class BuilderLessonResponse extends OutlineNode {
  @Id() moduleId: string;
  @Text({ example: '' }) subtitle: string;
  @Text({ example: '' }) description: string;
  @Nested(LessonTranslationsDto, 'Texts in other languages') translations: LessonTranslations;
  @Text({ nullable: true }) thumbnailUrl: string | null;
  @Flag() isFreePreview: boolean;
  @Choice(COMPLETION_RULES) completionRule: CompletionRule;
  @Whole({ example: 1 }) pageCount: number;
  @Flag('False: a draft that only the coach sees') isPublished: boolean;
}

/** A course as its builder opens it: flat lists, each in the course's order. */
export class CourseOutlineResponse {
  @Id() id: string;
  @Text({ example: 'Roots and Wings' }) title: string;
  @Choice(['draft', 'published', 'archived']) status: 'draft' | 'published' | 'archived';
  @Flag('Whether it was ever published; lessons added after that are drafts until they’re published')
  hasBeenPublished: boolean;
  @ListOf(BuilderSectionResponse) sections: BuilderSectionResponse[];
  @ListOf(BuilderModuleResponse) modules: BuilderModuleResponse[];
  @ListOf(BuilderLessonResponse) lessons: BuilderLessonResponse[];
}

export class ProductCourseResponse {
  @Id('ID of the course; the same as its product’s ID') id: string;
}
