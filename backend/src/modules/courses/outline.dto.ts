import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDateString,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MayBeMissing, MayBeNull, Text } from '../../platform/http/text.js';
import type { LockKind } from './course-module.entity.js';
import { COMPLETION_RULES, type CompletionRule } from './lesson.entity.js';

export const TITLE_LIMIT = 160;
export const SUBTITLE_LIMIT = 300;
export const DESCRIPTION_LIMIT = 2000;
const LOCK_KINDS = ['date', 'days_after_enrollment', 'after_previous'] as const satisfies readonly LockKind[];
/** Ten years: a lock for longer is a mistake. */
const LOCK_DAYS_AT_MOST = 3650;

const picture = {
  max: 2000,
  optional: true,
  nullable: true,
  description: 'storageUrl of your own upload, or the URL of an image that’s already public; null: none',
};
const title = { max: TITLE_LIMIT, example: 'Listening' };
const behind = {
  type: String,
  format: 'uuid',
  nullable: true,
  description: 'Sibling to place it after; null: first; omitted: last',
} as const;

export class AddToOutlineRequest {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Created by the client, so that repeating the request has no effect',
  })
  @IsOptional()
  @IsUUID()
  id?: string;

  @ApiProperty({ format: 'uuid', description: 'Course, section, module or lesson that contains it' })
  @IsUUID()
  parentId: string;

  @Text(title)
  title: string;

  @ApiPropertyOptional(behind)
  @IsOptional()
  @IsUUID()
  after?: string | null;
}

export class OutlinePlaceRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  parentId: string;

  @ApiPropertyOptional(behind)
  @IsOptional()
  @IsUUID()
  after?: string | null;
}

export class OutlinePlaceResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  parentId: string;

  @ApiProperty({ type: 'integer', example: 0, description: 'Position among its siblings, starting at 0' })
  position: number;
}

export class ModuleLockDto {
  @ApiProperty({ enum: LOCK_KINDS })
  @IsIn(LOCK_KINDS)
  kind: LockKind;

  @ApiPropertyOptional({ format: 'date-time', description: 'For kind date: when it opens (UTC)' })
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

export class EditSectionRequest {
  @Text({ ...title, optional: true })
  title?: string;

  @Text({ max: SUBTITLE_LIMIT, min: 0, optional: true })
  subtitle?: string;
}

export class EditModuleRequest extends EditSectionRequest {
  @ApiPropertyOptional({ type: ModuleLockDto, nullable: true, description: 'null: always open' })
  @MayBeMissing()
  @MayBeNull()
  @ValidateNested()
  @Type(() => ModuleLockDto)
  lock?: ModuleLockDto | null;

  @Text(picture)
  thumbnailUrl?: string | null;
}

export class EditLessonRequest extends EditSectionRequest {
  @Text({ max: DESCRIPTION_LIMIT, min: 0, optional: true })
  description?: string;

  @ApiPropertyOptional({ description: 'Open to visitors before they buy' })
  @MayBeMissing()
  @IsBoolean()
  freePreview?: boolean;

  @ApiPropertyOptional({ enum: COMPLETION_RULES })
  @MayBeMissing()
  @IsIn(COMPLETION_RULES)
  completionRule?: CompletionRule;

  @Text(picture)
  thumbnailUrl?: string | null;
}

export class EditPageRequest {
  @Text(title)
  title: string;
}

class OutlineNode {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Listening' })
  title: string;
}

export class OutlineSectionNode extends OutlineNode {
  @ApiProperty({ example: '' })
  subtitle: string;
}

export class OutlineModuleNode extends OutlineNode {
  @ApiProperty({ format: 'uuid' })
  sectionId: string;

  @ApiProperty({ example: '' })
  subtitle: string;

  @ApiProperty({ type: String, nullable: true })
  thumbnailUrl: string | null;

  @ApiProperty({ type: ModuleLockDto, nullable: true })
  lock: ModuleLockDto | null;
}

export class OutlineLessonNode extends OutlineNode {
  @ApiProperty({ format: 'uuid' })
  moduleId: string;

  @ApiProperty({ example: '' })
  subtitle: string;

  @ApiProperty({ example: '' })
  description: string;

  @ApiProperty({ type: String, nullable: true })
  thumbnailUrl: string | null;

  @ApiProperty()
  freePreview: boolean;

  @ApiProperty({ enum: COMPLETION_RULES })
  completionRule: CompletionRule;

  @ApiProperty({ type: 'integer', example: 1 })
  pageCount: number;
}

/** A course as its builder opens it: flat lists, each in the course's order. */
export class CourseOutlineResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Roots and Wings' })
  title: string;

  @ApiProperty({ enum: ['draft', 'published', 'archived'] })
  status: 'draft' | 'published' | 'archived';

  @ApiProperty({ type: [OutlineSectionNode] })
  sections: OutlineSectionNode[];

  @ApiProperty({ type: [OutlineModuleNode] })
  modules: OutlineModuleNode[];

  @ApiProperty({ type: [OutlineLessonNode] })
  lessons: OutlineLessonNode[];
}
