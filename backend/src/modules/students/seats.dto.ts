import { Id, Nested, Text } from '../../platform/http/fields/index.js';

class SeatPersonResponse {
  @Id({ nullable: true, description: 'The student; null: nobody with an account' }) id: string | null;
  @Text({ nullable: true, example: 'Lena', description: 'null: nobody is chosen yet' }) name: string | null;
}

/** The second seat of a student's product. */
export class SeatsResponse {
  @Nested(SeatPersonResponse, {
    nullable: true,
    description: 'Who has the second seat that came with it, by the first name; null: it is for one',
  })
  secondSeat: SeatPersonResponse | null;

  @Nested(SeatPersonResponse, {
    nullable: true,
    description: 'Whose second seat it is; null: it is the student’s own',
  })
  secondSeatOf: SeatPersonResponse | null;
}
