import { Stack, type SvgIconProps, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';

interface Props {
  icon: ComponentType<SvgIconProps>;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Empty state that explains why nothing is here and offers the next step. */
export const EmptyPlace = ({ icon: Icon, title, text, children }: Props) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 6, md: 10 } }}>
    <Icon aria-hidden sx={{ fontSize: 48, color: 'primary.main' }} />
    <Typography variant="h6" component="h2" sx={{ textWrap: 'balance' }}>
      {title}
    </Typography>
    {text && (
      <Typography color="textSecondary" sx={{ maxWidth: '46ch', textWrap: 'pretty' }}>
        {text}
      </Typography>
    )}
    {children}
  </Stack>
);
