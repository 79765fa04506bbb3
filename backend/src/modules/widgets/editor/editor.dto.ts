import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { type DomainError, unprocessable } from '../../../kernel/errors.js';
import { MayBeMissing, Text } from '../../../platform/http/text.js';
import { SENT_SETTINGS } from '../types/contract.dto.js';
import type { Settings } from '../types/definition.js';
import { type WidgetPlace, type WidgetRow, WIDGETS_PER_PAGE } from '../storage/widget-row.js';
import type { ShownWidget } from '../types/registry.js';
import { typeNamed, WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

const LAST_INDEX = 1000;
const PAGE_TITLE_LIMIT = 160;

/** An id in lower case, as the database writes it, so that ids can be compared as text. */
const AnId = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    IsUUID(),
  );

const index = { type: 'integer', minimum: 0, maximum: LAST_INDEX, example: 0 } as const;
const lessonVersion = {
  type: 'integer',
  example: 3,
  description: 'Increases with every change to the lesson’s contents. Send as If-Match',
} as const;

export class AddLessonPageRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'Lesson in the URL' })
  @MayBeMissing()
  @AnId()
  lessonId?: string;

  @ApiProperty({ ...index, description: 'Always after the last page, whatever the number' })
  @IsInt()
  @Min(0)
  @Max(LAST_INDEX)
  order: number;

  @Text({ max: PAGE_TITLE_LIMIT, example: 'Page 1' })
  title: string;
}

export class EditorPageResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  lessonId: string;

  @ApiProperty({ type: 'integer', example: 0 })
  order: number;

  @ApiProperty({ example: 'Page 1' })
  title: string;

  @ApiProperty({ type: 'integer', example: 4 })
  widgetCount: number;

  @ApiProperty(lessonVersion)
  lessonVersion: number;
}

/**
 * A new widget; the contract has a schema per type: `ADD_WIDGET_REQUEST`. The type's definition validates the settings.
 */
export class AddWidgetRequest {
  @IsOptional()
  @AnId()
  id?: string;

  @MayBeMissing()
  @AnId()
  pageId?: string;

  @Transform(({ value }: { value: unknown }) => typeNamed(value))
  @IsIn(WIDGET_TYPES)
  type: WidgetType;

  @IsObject()
  settings: Settings;

  @IsInt()
  @Min(0)
  @Max(LAST_INDEX)
  orderIndex: number;
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
  @ApiProperty({ format: 'uuid', description: 'Its page, or another page of the same course' })
  @AnId()
  pageId: string;

  @ApiProperty({ ...index, description: 'New position; a value that’s too large means the end' })
  @IsInt()
  @Min(0)
  @Max(LAST_INDEX)
  order: number;
}

export class WidgetOrderDto {
  @ApiProperty({ format: 'uuid' })
  @AnId()
  id: string;

  @ApiProperty(index)
  @IsInt()
  @Min(0)
  @Max(LAST_INDEX)
  order: number;
}

export class ReorderWidgetsRequest {
  @ApiProperty({
    type: [WidgetOrderDto],
    maxItems: WIDGETS_PER_PAGE,
    description: 'Every widget of the page',
  })
  @IsArray()
  @ArrayMaxSize(WIDGETS_PER_PAGE)
  @ValidateNested({ each: true })
  @Type(() => WidgetOrderDto)
  widgetOrders: WidgetOrderDto[];
}

export class LessonVersionResponse {
  @ApiProperty(lessonVersion)
  lessonVersion: number;
}

export type VersionedWidget = WidgetRow & LessonVersionResponse;

/** A widget as its editor opens it; in the contract: `EDITOR_WIDGET`. */
export type EditorWidgetResponse = ShownWidget & WidgetPlace & LessonVersionResponse;

/** Refusal of an id in the body that differs from the one in the URL. */
export function otherThanAddress(field: string): DomainError {
  const message = 'doesn’t match the URL';
  return unprocessable('other_than_address', 'The body and the URL don’t match', {
    [field]: message,
  });
}
