import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { analyticsPath } from '../../../products';

/** The title a product had when it was bought; it leads to the product. */
export const ProductLink = ({ id, title }: { id: string; title: string }) => (
  <Link component={RouterLink} to={analyticsPath({ id })} sx={{ fontWeight: 600 }}>
    {title}
  </Link>
);
