import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** What names a row of a table leads where a click on the row leads: rows themselves cannot be reached by keyboard. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    component={RouterLink}
    to={to}
    variant="body2"
    color="textPrimary"
    underline="hover"
    onClick={(event) => event.stopPropagation()}
    sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
  >
    {children}
  </Link>
);
