import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The query of a console list, still as text; `readListQuery` reads it. */
export class ListParams {
  @ApiPropertyOptional({
    maxLength: 200,
    example: '["email","ASC"]',
    description: 'Field and direction, `ASC` or `DESC`. Each operation lists its fields',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;

  @ApiPropertyOptional({
    maxLength: 50,
    example: '[0,24]',
    description:
      'First and last row, starting at 0, at most 1,000 at once. Default: 25 rows, or all rows of the `id` filter',
  })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;

  @ApiPropertyOptional({
    maxLength: 48_000,
    example: '{"q":"rosa"}',
    description:
      'A JSON object. `id` takes one ID or a list; text matches any part, and case doesn’t matter. Each operation lists its filters',
  })
  @IsOptional()
  @IsString()
  @MaxLength(48_000)
  filter?: string;
}
