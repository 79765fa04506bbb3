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
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

/** More than anyone scrolls through; keeps a page a page. */
export const WIDGETS_PER_PAGE = 200;
const LAST_INDEX = 1000;
const PAGE_TITLE_LIMIT = 160;

/** In small letters, as the database writes it, so that ids can be compared as texts. */
const AnId = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    IsUUID(),
  );

const index = { type: 'integer', minimum: 0, maximum: LAST_INDEX, example: 0 } as const;
const settings = {
  type: 'object',
  additionalProperties: true,
  example: { content: '<p>Hello</p>' },
} as const;
const lessonVersion = {
  type: 'integer',
  example: 3,
  description: 'Grows with every change of what lies in the lesson. Send it back as If-Match',
} as const;

export class AddLessonPageRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'The lesson of the address' })
  @MayBeMissing()
  @AnId()
  lessonId?: string;

  @ApiProperty({ ...index, description: 'Behind the last page there is, whatever the number' })
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

export class AddWidgetRequest {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Made by the client, so that a repeated call adds nothing',
  })
  @IsOptional()
  @AnId()
  id?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The page of the address' })
  @MayBeMissing()
  @AnId()
  pageId?: string;

  @ApiProperty({ enum: WIDGET_TYPES, enumName: 'WidgetType' })
  @IsIn(WIDGET_TYPES)
  type: WidgetType;

  @ApiProperty({ ...settings, description: 'Empty: not filled yet, so that no member sees it' })
  @IsObject()
  settings: Record<string, unknown>;

  @ApiProperty({ ...index, description: 'Those that stood there move down; too large: at the end' })
  @IsInt()
  @Min(0)
  @Max(LAST_INDEX)
  orderIndex: number;
}

export class EditWidgetRequest {
  @ApiProperty({ ...settings, description: 'All of them: what is left out is no more' })
  @IsObject()
  settings: Record<string, unknown>;
}

export class PlaceWidgetRequest {
  @ApiProperty({ format: 'uuid', description: 'Its page, or another of the same course' })
  @AnId()
  pageId: string;

  @ApiProperty({ ...index, description: 'Where it shall stand; too large: at the end' })
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

/** A widget as its editor opens it: spec §3. */
export class EditorWidgetResponse extends LessonVersionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  pageId: string;

  @ApiProperty({ enum: WIDGET_TYPES, enumName: 'WidgetType' })
  type: WidgetType;

  @ApiProperty({
    ...settings,
    description:
      'As stored, and for widgets with a file mediaUrl (short-lived; null when the file is gone), fileName, mimeType, fileSize, which are not stored when they are sent back',
  })
  settings: Record<string, unknown>;

  @ApiProperty({ type: 'integer', example: 0 })
  orderIndex: number;
}

/** Spec §7 says it in the address and in the body. */
export function otherThanAddress(field: string): DomainError {
  const message = 'is another one than in the address';
  return unprocessable('other_than_address', 'The body and the address name different things', {
    [field]: message,
  });
}
