import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { placeOf } from './facts';
import type { MediaUse } from './media.api';
import { texts } from './texts';

/** Links to the pages where a file is shown or sold. */
export const UsedIn = ({ uses, onGo }: { uses: readonly MediaUse[]; onGo: () => void }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {uses.map((use) => (
      <Typography component="li" key={`${use.place} ${use.id} ${use.title}`} variant="body2">
        {texts.places[use.place]}: <Place use={use} onGo={onGo} />
      </Typography>
    ))}
  </Box>
);

function Place({ use, onGo }: { use: MediaUse; onGo: () => void }) {
  const to = placeOf(use);
  if (to === undefined) return use.title;
  return (
    <Link component={RouterLink} to={to} onClick={onGo} sx={{ overflowWrap: 'anywhere' }}>
      {use.title}
    </Link>
  );
}
