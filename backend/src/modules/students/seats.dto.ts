import { ApiProperty } from '@nestjs/swagger';

class SeatPersonResponse {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The student; null: nobody with an account',
  })
  id: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Lena', description: 'null: nobody is chosen yet' })
  name: string | null;
}

/** The second seat of a student's product. */
export class SeatsResponse {
  @ApiProperty({
    type: SeatPersonResponse,
    nullable: true,
    description: 'Who has the second seat that came with it, by the first name; null: it is for one',
  })
  secondSeat: SeatPersonResponse | null;

  @ApiProperty({
    type: SeatPersonResponse,
    nullable: true,
    description: 'Whose second seat it is; null: it is the student’s own',
  })
  secondSeatOf: SeatPersonResponse | null;
}
