import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

export const PageLink = ({ to, ...props }: LinkProps & { to: string }) => (
  <Link component={RouterLink} to={to} {...props} />
);
