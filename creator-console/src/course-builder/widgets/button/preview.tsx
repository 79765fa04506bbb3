import { Box } from '@mui/material';
import { Address } from '../parts/address';
import type { PreviewProps } from '../parts/definition';

/** Looks like the button; pressing it here would lead away. */
export function ButtonPreview({ settings: { label, url, variant } }: PreviewProps<'button'>) {
  const isPlain = variant === 'outline' || variant === 'link';
  return (
    <>
      <Box
        sx={{
          display: 'inline-block',
          px: 2.5,
          py: 1,
          borderRadius: 1,
          fontWeight: 600,
          border: variant === 'link' ? 0 : 1,
          borderColor: 'primary.main',
          textDecoration: variant === 'link' ? 'underline' : 'none',
          color: isPlain ? 'primary.main' : 'primary.contrastText',
          bgcolor: isPlain ? 'transparent' : 'primary.main',
        }}
      >
        {label}
      </Box>
      <Address url={url} />
    </>
  );
}
