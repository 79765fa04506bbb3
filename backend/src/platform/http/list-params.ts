import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Text, ZonedMoment } from './fields/index.js';
import { PickType } from '@nestjs/swagger';

/** The query of a console list, still as text; `readListQuery` reads it. */
export class ListParams {
  @Text({
    maxLength: 200,
    description: 'Field and direction, `ASC` or `DESC`. Each operation lists its fields',
    optional: true,
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;

  @Text({
    maxLength: 50,
    example: '[0,24]',
    description:
      'First and last row, starting at 0, at most 1,000 at once. Default: 25 rows, or all rows of the `id` filter',
    optional: true,
  })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;

  @Text({
    maxLength: 48_000,
    description:
      'A JSON object. `id` takes one ID or a list; text matches any part, and case doesn’t matter. Each operation lists its filters',
    optional: true,
  })
  @IsOptional()
  @IsString()
  @MaxLength(48_000)
  filter?: string;
}

/** The query of a list that programs poll. */
export class PolledListParams extends ListParams {
  @ZonedMoment({
    optional: true,
    example: '2027-03-01T09:30:00Z',
    description:
      'Only rows changed at or after this time, the earliest change first. Short for the filter `updatedAt_gte` with `sort=["updatedAt","ASC"]`',
  })
  updatedSince?: string;
}

/** Selects and orders the rows of an export, with the same parameters as the list. */
export class ExportListRequest extends PickType(ListParams, ['sort', 'filter']) {}
