import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

export const StudentLink = ({ id, name }: { id: string; name: string }) => (
  <Link component={RouterLink} to={`/students/${id}/show`} sx={{ fontWeight: 600 }}>
    {name}
  </Link>
);
