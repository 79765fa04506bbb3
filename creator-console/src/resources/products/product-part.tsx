import { Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  texts: Record<'title' | 'lead', string>;
  children: ReactNode;
}

/** Card below a product's form, saved separately. */
export const ProductPart = ({ texts, children }: Props) => (
  <Card component="section" aria-label={texts.title} sx={{ mt: 2, p: { xs: 2, sm: 3 } }}>
    <Typography variant="h6" component="h2">
      {texts.title}
    </Typography>
    <Typography color="textSecondary">{texts.lead}</Typography>
    {children}
  </Card>
);
