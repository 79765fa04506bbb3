import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { texts } from './texts';

interface Props {
  /** Which seat it is. */
  label: string;
  /** null: whoever has it has no account yet. */
  id: string | null;
  /** null: it has not been chosen yet who gets it. */
  name: string | null;
}

/** Who has a seat. Who has an account is a student, to whom the name leads. */
export const SeatHolder = ({ label, id, name }: Props) => (
  <Typography variant="body2" color="textSecondary" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
    {label}
    {': '}
    {id === null ? (
      (name ?? texts.notChosen)
    ) : (
      <Link component={RouterLink} to={`/students/${id}/show`}>
        {name}
      </Link>
    )}
  </Typography>
);
