import { Box, GlobalStyles, Link, Alert, Button } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { Loading } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { MediaUploads } from '../media-library/media-uploads';
import { CreateContent } from '../resources/products';
import { TRAY_SPACE } from '../shared/uploads/tray-space';
import { Bar } from './bar';
import { FreshLists } from './fresh-lists';
import { ErrorBoundary } from '@sanctum/web/errors/error-boundary';
import { FOOT, PageInEntry, Places, useToDo } from './places';
import { texts } from './texts';
import { LeaveGuard } from '../shared/forms/discard-dialog';

/** Replaces a page that threw; the bar and the menu stay. */
const PageFailed = () => (
  <Alert
    severity="error"
    sx={{ mt: 3 }}
    action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
  >
    {texts.broken}
  </Alert>
);

/** Skip link, hidden above the page until it has focus. */
const SKIP = {
  position: 'fixed',
  left: 12,
  top: -80,
  zIndex: 'tooltip',
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 3,
  '&:focus': { top: 8 },
} as const;

/** Reserves space for the bottom bar on a phone, so that it hides neither the page's end nor the focus. */
const PHONE_FOOT = {
  '@media (max-width: 599.95px)': { ':root': { '--foot': FOOT, scrollPaddingBottom: FOOT } },
};

export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const day = useToDo();
  return (
    <CreateContent>
      <GlobalStyles styles={PHONE_FOOT} />
      <Link href="#content" sx={SKIP}>
        {texts.skip}
      </Link>
      <Box
        sx={{ '--bar': '52px', minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}
      >
        <Bar isOpen={isOpen} onMenu={() => setOpen(true)} />
        <Box sx={{ display: 'flex' }}>
          <Places day={day} isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              flex: 1,
              minWidth: 0,
              px: { xs: 1.5, sm: 2.5, lg: 4 },
              pb: `calc(48px + var(--foot, 0px) + ${TRAY_SPACE})`,
              outline: 'none',
            }}
          >
            <ErrorBoundary place={pathname} fallback={<PageFailed />}>
              <PageInEntry day={day}>
                <Suspense fallback={<Loading />}>{children}</Suspense>
              </PageInEntry>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
      <MediaUploads />
      <LeaveGuard />
      <FreshLists />
    </CreateContent>
  );
}
