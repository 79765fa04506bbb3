import { ApiProperty } from '@nestjs/swagger';

/** A second seat that came with an order, in its current state: the same for the buyer and for the coach. */
export class OrderedSeatResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of the product it came with' })
  productId: string;

  @ApiProperty({ example: 'Between Us' })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Lena',
    description: 'First name of the holder; null: no one chosen yet',
  })
  name: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Account of the holder; null: no one with an account',
  })
  personId: string | null;
}
