import { Muted } from '../muted';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { texts } from './texts';
import type { Schemas } from '@sanctum/openapi';

interface Props {
  label: string;
  /** null: the holder has no account yet. */
  id: string | null;
  /** null: nobody has been chosen yet. */
  name: string | null;
}

/** Holder of a seat. A holder with an account is a student, so the name links to their page. */
export const SeatHolder = ({ label, id, name }: Props) => (
  <Muted sx={{ width: '100%', overflowWrap: 'anywhere' }}>
    {label}
    {': '}
    {id === null ? (
      (name ?? texts.notChosen)
    ) : (
      <Link component={RouterLink} to={`/students/${id}/show`}>
        {name}
      </Link>
    )}
  </Muted>
);

type Seats = Pick<Schemas['ProductStudentResponse'], 'secondSeat' | 'secondSeatOf'>;

/** The other person of a pair; nothing if there is no second seat. */
export function SeatLine({ secondSeat, secondSeatOf }: Seats) {
  const person = secondSeat ?? secondSeatOf;
  if (!person) return null;
  return <SeatHolder label={secondSeat ? texts.second : texts.first} id={person.id} name={person.name} />;
}
