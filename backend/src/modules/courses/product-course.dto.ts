import { ApiProperty } from '@nestjs/swagger';

export class ProductCourseResponse {
  @ApiProperty({ format: 'uuid', description: 'The course; a course shares the id of its product' })
  id: string;
}
