import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The query of a console list, still as text; `readListQuery` reads it. */
export class ListParams {
  @ApiPropertyOptional({ maxLength: 200, example: '["email","ASC"]', description: 'Field and direction' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;

  @ApiPropertyOptional({ maxLength: 50, example: '[0,24]', description: 'First and last row, at most 100' })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;

  @ApiPropertyOptional({ maxLength: 8000, example: '{"q":"rosa"}', description: 'A JSON object' })
  @IsOptional()
  @IsString()
  @MaxLength(8000)
  filter?: string;
}
