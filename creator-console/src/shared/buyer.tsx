import { Muted } from './muted';
import { Typography } from '@mui/material';
import { EmailAddress } from './email-address';
import { RowLink } from './row-link';

interface Props {
  name: string;
  email: string | null;
  /** Path of the row, in a table. */
  to?: string;
}

export const Buyer = ({ name, email, to }: Props) => (
  <>
    {to === undefined ? (
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
    ) : (
      <RowLink to={to}>{name}</RowLink>
    )}
    {email && (
      <Muted>
        <EmailAddress email={email} />
      </Muted>
    )}
  </>
);
