import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** Links to the order if the console has a page for orders; else plain text. */
export function OrderLink({ id, children }: { id: string; children: ReactNode }) {
  const { orders } = useResourceDefinitions();
  if (!orders?.hasShow) return <>{children}</>;
  return (
    <Link component={RouterLink} to={`/orders/${id}/show`} sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  );
}
