import { Box, Stack, Typography } from '@mui/material';
import type { PreviewProps } from '../parts/definition';

export function OpinionScalePreview({ settings }: PreviewProps<'opinionScale'>) {
  const { question, min = 1, max = 10, minLabel, maxLabel } = settings;
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{question}</Typography>
      <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.main', opacity: 0.6 }} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 0.5 }}>
        <Typography variant="body2">
          {min} {minLabel}
        </Typography>
        <Typography variant="body2">
          {maxLabel} {max}
        </Typography>
      </Stack>
    </>
  );
}
