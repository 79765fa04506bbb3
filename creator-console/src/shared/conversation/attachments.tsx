import { Box, Link, Stack } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { texts } from './texts';

type Attachment = Schemas['AttachmentResponse'];

const MOST_HEIGHT = 280;
const PICTURE = { maxWidth: '100%', maxHeight: MOST_HEIGHT, borderRadius: 1, display: 'block' } as const;

/** Reserves the space of a picture while it loads, so that nothing shifts. */
const spaceFor = (width: number, height: number) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${(MOST_HEIGHT * width) / height}px)`,
});

/** Pictures to view and documents to download; their URLs work for a quarter of an hour. */
export const Attachments = ({ items }: { items: readonly Attachment[] }) =>
  items.length === 0 ? null : (
    <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-start' }}>
      {items.map(({ id, isPicture, url, downloadUrl, fileName, width, height }) =>
        isPicture ? (
          <a key={id} href={url} target="_blank" rel="noopener noreferrer">
            <Box
              component="img"
              src={url}
              alt={texts.picture(fileName)}
              loading="lazy"
              sx={{ ...PICTURE, ...(width && height && spaceFor(width, height)) }}
            />
          </a>
        ) : (
          <Link key={id} href={downloadUrl} sx={{ overflowWrap: 'anywhere' }}>
            {fileName}
          </Link>
        ),
      )}
    </Stack>
  );
