import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Stack } from '@mui/material';
import { texts } from './texts';

const PAGES = { home: '/', coaching: '/coaching' } as const;
export type PreviewedPage = keyof typeof PAGES;

const addressOf = (page: PreviewedPage): string => `${PAGES[page]}?site-draft`;

/** The member app beside the fields; it follows each saved draft by itself. */
export const Preview = ({ page }: { page: PreviewedPage }) => (
  <Stack spacing={1} sx={{ position: 'sticky', top: 'calc(var(--bar) + 16px)' }}>
    <Button
      href={addressOf(page)}
      target="_blank"
      rel="noopener"
      endIcon={<OpenInNewIcon />}
      sx={{ alignSelf: 'flex-end' }}
    >
      {texts.openPreview}
    </Button>
    <Box
      component="iframe"
      title={`${texts.preview}: ${texts.previewOf[page]}`}
      src={addressOf(page)}
      sx={{
        display: { xs: 'none', lg: 'block' },
        width: '100%',
        height: 'calc(100dvh - var(--bar) - 96px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    />
  </Stack>
);
