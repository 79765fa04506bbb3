import { Link, Typography } from '@mui/material';
import type { components } from '@sanctum/openapi';
import { Link as RouterLink } from 'react-router-dom';
import { texts } from './texts';

type Seats = Pick<components['schemas']['ProductStudentResponse'], 'secondSeat' | 'secondSeatOf'>;

/** Who has the other seat of what a student has; nothing where it is for one. */
export function SeatLine({ secondSeat, secondSeatOf }: Seats) {
  const person = secondSeat ?? secondSeatOf;
  if (!person) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {secondSeat ? texts.second : texts.first}
      {': '}
      {person.id === null ? (
        (person.name ?? texts.notChosen)
      ) : (
        <Link component={RouterLink} to={`/students/${person.id}/show`}>
          {person.name}
        </Link>
      )}
    </Typography>
  );
}
