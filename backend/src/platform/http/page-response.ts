import { ApiProperty } from '@nestjs/swagger';

/** What a list that comes in pages says beside its `items`; the answer to a `PageQuery`. */
export abstract class PageResponse {
  @ApiProperty({ type: 'integer', example: 12, description: 'Of all pages' })
  total: number;

  @ApiProperty({ type: 'integer', example: 1 })
  page: number;

  @ApiProperty({ type: 'integer', example: 12 })
  pageSize: number;
}
