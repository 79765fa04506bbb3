import { Id, Text } from '../../platform/http/fields/index.js';

/** A second seat that came with an order, in its current state: the same for the buyer and for the coach. */
export class OrderedSeatResponse {
  @Id('ID of the product it came with') productId: string;
  @Text({ example: 'Between Us' }) title: string;

  @Text({
    nullable: true,
    example: 'Lena',
    description: 'First name of the holder; null: no one chosen yet',
  })
  name: string | null;

  @Id({ nullable: true, description: 'Account of the holder; null: no one with an account' })
  personId: string | null;
}
