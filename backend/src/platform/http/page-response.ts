import { Whole } from './fields/index.js';

/** Fields of a paged list beside its `items`; the response to a `PageQuery`. */
export abstract class PageResponse {
  @Whole({ example: 12, description: 'Total of all pages' }) total: number;
  @Whole({ example: 1 }) page: number;
  @Whole({ example: 12 }) pageSize: number;
}
