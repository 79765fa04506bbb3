import { Flag, Id, Text } from '../../platform/http/fields/index.js';
import { SEAT_NAME_LIMIT } from './enrollment.entity.js';

export class SecondSeatResponse {
  @Id() productId: string;
  @Text({ example: 'Between Us' }) title: string;
  @Flag('false: chosen before the course is bought; the seat opens with the purchase') isOwned: boolean;
  @Id({ nullable: true, description: 'Daughter who has it; null: none' }) wardId: string | null;

  @Text({ nullable: true, example: 'Lena', description: 'First name of the holder; null: not set yet' })
  name: string | null;

  @Flag('Whether the daughter has the course through it') isOpen: boolean;
}

export class ChooseSeatRequest {
  @Id({ nullable: true, description: 'Daughter of the caller', optional: true }) wardId?: string | null;

  @Text({
    max: SEAT_NAME_LIMIT,
    optional: true,
    nullable: true,
    example: 'Lena',
    description: 'First name of the person, while they have no account. Without either, it’s for no one yet',
  })
  name?: string | null;
}

/** Setting that makes a course one for two people. */
export class PairsDto {
  @Flag('Whether buyers get a second seat for a daughter') isForPairs: boolean;
}
