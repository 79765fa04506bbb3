import { Box, Link, Stack } from '@mui/material';
import { fileSize } from '../../shared/file-size';
import type { WholeSubmission } from './submission';
import { texts } from './texts';

type HandedInFile = WholeSubmission['versions'][number]['files'][number];

const SHOWN = { display: 'block', maxWidth: '100%', borderRadius: 1, mb: 0.5 } as const;

/** Pictures to see, recordings and videos to play, and documents to download. */
export const Files = ({ files }: { files: readonly HandedInFile[] }) =>
  files.length === 0 ? null : (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <li key={file.id}>
          <Shown file={file} />
          <Link href={file.downloadUrl} sx={{ overflowWrap: 'anywhere' }}>
            {texts.download(file.fileName, fileSize(file.fileSize))}
          </Link>
        </li>
      ))}
    </Stack>
  );

function Shown({ file: { kind, url, fileName, width, height } }: { file: HandedInFile }) {
  switch (kind) {
    case 'image':
      return (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <Box
            component="img"
            src={url}
            alt={fileName}
            loading="lazy"
            {...(width && height && { width, height })}
            sx={{ ...SHOWN, width: 'auto', height: 'auto', maxHeight: 420 }}
          />
        </a>
      );
    case 'video':
      return (
        <Box
          component="video"
          src={url}
          aria-label={fileName}
          controls
          preload="metadata"
          sx={{ ...SHOWN, width: '100%', maxHeight: 420 }}
        />
      );
    case 'audio':
      return (
        <Box
          component="audio"
          src={url}
          aria-label={fileName}
          controls
          preload="metadata"
          sx={{ ...SHOWN, width: '100%' }}
        />
      );
    default:
      return null;
  }
}
