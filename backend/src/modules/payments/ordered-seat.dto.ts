import { ApiProperty } from '@nestjs/swagger';

/** A second seat that came with an order, in its current state: the same for the buyer and for the coach. */
export class OrderedSeatResponse {
  @ApiProperty({ format: 'uuid', description: 'The product it came with' })
  productId: string;

  @ApiProperty({ example: 'Between Us' })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Lena',
    description: 'The first name of who has it; null: nobody is chosen yet',
  })
  name: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The account of who has it; null: nobody with an account',
  })
  personId: string | null;
}
