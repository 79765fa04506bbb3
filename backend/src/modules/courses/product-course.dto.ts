import { ApiProperty } from '@nestjs/swagger';

export class ProductCourseResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of the course; the same as its product’s ID' })
  id: string;
}
