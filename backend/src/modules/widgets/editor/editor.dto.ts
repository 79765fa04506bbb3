import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, IsUUID, Max, Min } from 'class-validator';
import type { OtherLanguage } from '../../../kernel/languages.js';
import { type DomainError, unprocessable } from '../../../kernel/errors.js';
import { Id, ListOf, MayBeMissing, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import type { PAGE_TEXTS, PageTranslations } from '../../courses/index.js';
import { SENT_SETTINGS } from '../types/contract.dto.js';
import type { Settings } from '../types/definition.js';
import { type WidgetPlace, type WidgetRow, WIDGETS_PER_PAGE } from '../storage/widget-row.js';
import type { ShownWidget } from '../types/registry.js';
import { typeNamed, WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

const LAST_INDEX = 1000;
const PAGE_TITLE_LIMIT = 160;

/** An id in lower case, as the database writes it, so that ids can be compared as text. */
const LowerCase = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value));

const Index = (description?: string) =>
  Whole({ min: 0, max: LAST_INDEX, example: 0, ...(description !== undefined && { description }) });
const LessonVersion = () =>
  Whole({
    example: 3,
    description: 'Increases with every change to the lesson’s contents. Send as If-Match',
  });

export class AddLessonPageRequest {
  @LowerCase() @Id({ description: 'Lesson in the URL', optional: true }) lessonId?: string;
  @Index('Always after the last page, whatever the number') order: number;
  @Text({ max: PAGE_TITLE_LIMIT, example: 'Page 1' }) title: string;
}

/** Title of a page in another language; an empty one is shown in English. */
class PageTranslation implements Record<(typeof PAGE_TEXTS)[number], unknown> {
  @Text({ min: 0, max: PAGE_TITLE_LIMIT, example: 'Página 1', optional: true }) title: string | undefined;
}

/** Translations of a page by language. */
class PageTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(PageTranslation, { description: 'Spanish', optional: true }) es: PageTranslation | undefined;
}

export class EditPageRequest {
  @Text({ max: PAGE_TITLE_LIMIT, example: 'Page 1', optional: true }) title?: string;

  @Nested(PageTranslationsDto, {
    description: 'Titles in other languages, in full; missing ones are removed',
    optional: true,
  })
  translations?: PageTranslationsDto;
}

export class EditorPageResponse {
  @Id() id: string;
  @Id() lessonId: string;
  @Whole({ example: 0 }) order: number;
  @Text({ example: 'Page 1' }) title: string;
  @Nested(PageTranslationsDto, 'Titles in other languages') translations: PageTranslations;
  @Whole({ example: 4 }) widgetCount: number;
  @LessonVersion() lessonVersion: number;
}

/**
 * A new widget. The contract has a schema per type, `ADD_WIDGET_REQUEST`; the type's definition validates the settings.
 */
export class AddWidgetRequest {
  @IsOptional() @LowerCase() @IsUUID() id?: string;
  @MayBeMissing() @LowerCase() @IsUUID() pageId?: string;
  @Transform(({ value }: { value: unknown }) => typeNamed(value)) @IsIn(WIDGET_TYPES) type: WidgetType;
  @IsObject() settings: Settings;
  @IsInt() @Min(0) @Max(LAST_INDEX) orderIndex: number;
}

export class EditWidgetRequest {
  @ApiProperty({
    ...SENT_SETTINGS,
    description: 'All settings of the widget’s type: those left out are removed. Empty settings clear it',
  })
  @IsObject()
  settings: Settings;
}

export class PlaceWidgetRequest {
  @LowerCase() @Id('Its page, or another page of the same course') pageId: string;
  @Index('New position; a value that’s too large means the end') order: number;
}

export class WidgetOrderDto {
  @LowerCase() @Id() id: string;
  @Index() order: number;
}

export class ReorderWidgetsRequest {
  @ListOf(WidgetOrderDto, { max: WIDGETS_PER_PAGE, description: 'Every widget of the page' })
  widgetOrders: WidgetOrderDto[];
}

export class LessonVersionResponse {
  @LessonVersion() lessonVersion: number;
}

export type VersionedWidget = WidgetRow & LessonVersionResponse;

/** A widget as its editor opens it; `EDITOR_WIDGET` in the contract. */
export type EditorWidgetResponse = ShownWidget & WidgetPlace & LessonVersionResponse;

/** Refusal of an id in the body that differs from the one in the URL. */
export function otherThanAddress(field: string): DomainError {
  const message = 'doesn’t match the URL';
  return unprocessable('other_than_address', 'The body and the URL don’t match', { [field]: message });
}
