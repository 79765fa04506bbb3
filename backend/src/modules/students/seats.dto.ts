import { Id, Nested, Text } from '../../platform/http/fields/index.js';

class SeatPersonResponse {
  @Id({ nullable: true, description: 'ID of the student; null: no one with an account' }) id: string | null;
  @Text({ nullable: true, example: 'Lena', description: 'null: no one chosen yet' }) name: string | null;
}

/** The second seat of a student's product. */
export class SeatsResponse {
  @Nested(SeatPersonResponse, {
    nullable: true,
    description: 'First name of its second seat’s holder; null: it’s for one',
  })
  secondSeat: SeatPersonResponse | null;

  @Nested(SeatPersonResponse, {
    nullable: true,
    description: 'Owner of the second seat; null: the student’s own product',
  })
  secondSeatOf: SeatPersonResponse | null;
}
