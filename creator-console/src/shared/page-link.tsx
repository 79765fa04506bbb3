import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

/** Link to another page of the console. */
export const PageLink = ({ to, ...props }: LinkProps & { to: string }) => (
  <Link component={RouterLink} to={to} {...props} />
);
