import { Box, Link, Stack } from '@mui/material';
import type { components } from '@sanctum/openapi';
import { texts } from './texts';

type Attachment = components['schemas']['AttachmentResponse'];

/** Pictures to be seen, papers to be downloaded; their addresses work for a quarter of an hour. */
export const Attachments = ({ items }: { items: readonly Attachment[] }) =>
  items.length === 0 ? null : (
    <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-start' }}>
      {items.map(({ id, isPicture, url, downloadUrl, fileName }) =>
        isPicture ? (
          <a key={id} href={url} target="_blank" rel="noopener noreferrer">
            <Box
              component="img"
              src={url}
              alt={texts.picture(fileName)}
              loading="lazy"
              sx={{ maxWidth: '100%', maxHeight: 280, borderRadius: 1, display: 'block' }}
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
