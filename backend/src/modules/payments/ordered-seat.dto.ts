import { Id, Text } from '../../platform/http/fields/index.js';

/** A second seat that came with an order, in its current state: the same for the buyer and for the coach. */
export class OrderedSeatResponse {
  @Id('The product it came with') productId: string;
  @Text({ example: 'Between Us' }) title: string;

  @Text({
    nullable: true,
    example: 'Lena',
    description: 'The first name of who has it; null: nobody is chosen yet',
  })
  name: string | null;

  @Id({ nullable: true, description: 'The account of who has it; null: nobody with an account' })
  personId: string | null;
}
