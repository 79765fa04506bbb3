import { ApiProperty } from '@nestjs/swagger';

/** Fields of a paged list beside its `items`; the response to a `PageQuery`. */
export abstract class PageResponse {
  @ApiProperty({ type: 'integer', example: 12, description: 'Total of all pages' })
  total: number;

  @ApiProperty({ type: 'integer', example: 1 })
  page: number;

  @ApiProperty({ type: 'integer', example: 12 })
  pageSize: number;
}
