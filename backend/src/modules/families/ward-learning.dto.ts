import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';

export class WardProductResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'First Seeds' })
  title: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ format: 'date-time', description: 'When the daughter got it' })
  since: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Percentage of its lessons; null if it isn’t a course',
  })
  percent: number | null;

  @ApiProperty({ type: 'integer', description: 'Minutes of video watched' })
  minutes: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When something was last finished',
  })
  lastCompletedAt: string | null;
}

export class WardLearningResponse {
  @ApiProperty({ type: [WardProductResponse] })
  products: WardProductResponse[];

  @ApiProperty({
    type: [String],
    description: 'Names of people who can exchange messages with the daughter',
    example: ['Ada Brook'],
  })
  contacts: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the daughter was last active',
  })
  lastSeenAt: string | null;
}
