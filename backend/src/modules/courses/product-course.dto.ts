import { Id } from '../../platform/http/fields/index.js';

export class ProductCourseResponse {
  @Id('The course; a course shares the id of its product') id: string;
}
