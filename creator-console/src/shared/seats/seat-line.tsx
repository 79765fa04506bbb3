import type { components } from '@sanctum/openapi';
import { SeatHolder } from './seat-holder';
import { texts } from './texts';

type Seats = Pick<components['schemas']['ProductStudentResponse'], 'secondSeat' | 'secondSeatOf'>;

/** The other person of a pair; nothing if there is no second seat. */
export function SeatLine({ secondSeat, secondSeatOf }: Seats) {
  const person = secondSeat ?? secondSeatOf;
  if (!person) return null;
  return <SeatHolder label={secondSeat ? texts.second : texts.first} id={person.id} name={person.name} />;
}
