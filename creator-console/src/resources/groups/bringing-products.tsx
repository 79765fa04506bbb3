import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Group } from './groups.api';
import { texts } from './texts';

/** The products whose owners are in a circle or pod, each leading to where that is said. */
export const BringingProducts = ({ products }: Pick<Group, 'products'>) =>
  products.length > 0 && (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {texts.broughtBy}{' '}
      {products.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={`/products/${id}`}>
            {title}
          </Link>
        </span>
      ))}
    </Typography>
  );
