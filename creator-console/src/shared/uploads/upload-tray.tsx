import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, IconButton, LinearProgress, Paper, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { LiveRegion } from '../live-region';
import { reserveTraySpace } from './tray-space';
import { texts } from './texts';
import { totalsOf, isUnderWay } from './upload-item';
import { UploadRow } from './upload-row';
import { uploads, useUploads } from './uploads';

/** Uploads to the media library, on every page of the console. */
// oxlint-disable-next-line max-lines-per-function -- one panel; most lines are its layout
export function UploadTray() {
  const items = useUploads().filter(({ purpose }) => purpose === 'media');
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  const totals = totalsOf(items);
  useWarning(items.some(isUnderWay));
  // Without a network its code would only be loaded when the first file is chosen.
  useEffect(() => void uploads.wake().catch(() => undefined), []);
  return (
    <>
      {/* * Without the percentage, which would never stop talking. */}
      <LiveRegion>{items.length > 0 && texts.tray.said(totals.underWay, totals.failed)}</LiveRegion>
      {items.length > 0 && (
        <Paper
          component="section"
          ref={reserveTraySpace}
          aria-label={texts.tray.label}
          sx={{
            position: 'fixed',
            bottom: 'calc(12px + var(--foot, 0px))',
            right: 12,
            left: { xs: 12, sm: 'auto' },
            zIndex: 'speedDial',
            width: { sm: 360 },
            border: 1,
            borderColor: 'divider',
            boxShadow: 6,
            overflow: 'hidden',
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 0.5, py: 0.5 }}>
            <Typography variant="subtitle2" component="h2" sx={{ flex: 1 }} noWrap>
              {texts.tray.summary(totals.done, totals.count, totals.percent)}
            </Typography>
            {totals.done > 0 && (
              <Button size="small" onClick={uploads.clearDone}>
                {texts.tray.clear}
              </Button>
            )}
            <IconButton
              size="small"
              aria-label={isOpen ? texts.tray.fold : texts.tray.open}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <ExpandMoreIcon /> : <ExpandLessIcon />}
            </IconButton>
          </Box>
          {totals.count > 1 && (
            <LinearProgress variant="determinate" value={totals.percent} aria-label={texts.tray.label} />
          )}
          <Collapse in={isOpen}>
            <Box
              component="ul"
              id={listId}
              // It scrolls, so it needs keyboard access.
              tabIndex={0}
              aria-label={texts.tray.label}
              sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: '36vh', overflowY: 'auto' }}
            >
              {items.map((item) => (
                <UploadRow key={item.id} item={item} />
              ))}
            </Box>
          </Collapse>
        </Paper>
      )}
    </>
  );
}

/** Makes the browser ask before leaving a page with running uploads. */
function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, [isNeeded]);
}
