import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';

export class WardProductResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'First Seeds' })
  title: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ format: 'date-time', description: 'Since when the daughter has it' })
  since: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of its lessons, in percent; null for what is no course',
  })
  percent: number | null;

  @ApiProperty({ type: 'integer', description: 'Minutes of films that were watched' })
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
    description: 'Names of those who may write with the daughter',
    example: ['Ada Brook'],
  })
  contacts: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the daughter was last here',
  })
  lastSeenAt: string | null;
}
