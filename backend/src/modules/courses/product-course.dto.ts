import { Id } from '../../platform/http/fields/index.js';

export class ProductCourseResponse {
  @Id('ID of the course; the same as its product’s ID') id: string;
}
