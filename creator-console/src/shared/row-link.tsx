import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/**
 * Link in a table row that opens the same page as a click on the row, because rows themselves can't be reached by
 * keyboard.
 */
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
