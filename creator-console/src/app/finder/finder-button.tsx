import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Menu } from './entries';
import { texts } from './texts';

const FinderDialog = lazy(() => import('./finder-dialog'));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the finder, like Ctrl+K and Cmd+K wherever no editor uses them. */
export function FinderButton({ menu }: { menu: Menu }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        size="small"
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        sx={{ minWidth: 40, minHeight: 40, whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        <SearchIcon />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 0.75 }}>
          {texts.open} <small>{isMac ? texts.keysMac : texts.keys}</small>
        </Box>
      </Button>
      {isOpen && (
        <Suspense>
          <FinderDialog menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
