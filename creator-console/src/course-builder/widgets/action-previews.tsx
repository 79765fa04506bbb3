import { Box, Typography } from '@mui/material';
import type { Widget } from './widget';
import { asClock, numberIn, wordsIn } from './reading';

type Props = Pick<Widget, 'settings'>;

/** Looks like the button; pressing it here would lead away. */
export function ButtonPreview({ settings }: Props) {
  const variant = wordsIn(settings, 'variant');
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
        {wordsIn(settings, 'label')}
      </Box>
      <Address url={wordsIn(settings, 'url')} />
    </>
  );
}

export const StopwatchPreview = ({ settings }: Props) => (
  <Typography sx={{ fontSize: 32, fontVariantNumeric: 'tabular-nums' }}>
    {asClock(numberIn(settings, 'initialSeconds', 0))}
  </Typography>
);

/** The page itself is shown to members only: opening it here would load a stranger's scripts with every edit. */
export const FramePreview = ({ settings }: Props) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{wordsIn(settings, 'title')}</Typography>
    <Address url={wordsIn(settings, 'url')} />
  </>
);

const Address = ({ url }: { url: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
    {url}
  </Typography>
);
