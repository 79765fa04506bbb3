import { Flag, Id, Text } from '../../platform/http/fields/index.js';
import { SEAT_NAME_LIMIT } from './second-seat.entity.js';

/** The second seat of a course for two. */
export class SecondSeatResponse {
  @Id() productId: string;
  @Text({ example: 'Between Us' }) title: string;
  @Flag('false: chosen before the course is bought; the seat opens with it') isOwned: boolean;
  @Id({ nullable: true, description: 'The daughter who takes it; null: none' }) wardId: string | null;

  @Text({
    nullable: true,
    example: 'Lena',
    description: 'The first name of whom it is for; null: that is not said yet',
  })
  name: string | null;

  @Flag('The daughter has the course by it') isOpen: boolean;
}

export class ChooseSeatRequest {
  @Id({ nullable: true, description: 'A daughter whose guardian the caller is', optional: true })
  wardId?: string | null;

  @Text({
    max: SEAT_NAME_LIMIT,
    optional: true,
    nullable: true,
    example: 'Lena',
    description:
      'Whom it is for, while there is no account of that person’s. Without either it is for nobody yet',
  })
  name?: string | null;
}

/** Setting that makes a course a course for two. */
export class PairsDto {
  @Flag('Whoever gets it has a second seat, which a daughter takes') forPairs: boolean;
}
