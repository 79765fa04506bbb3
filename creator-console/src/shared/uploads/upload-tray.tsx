import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, IconButton, LinearProgress, Paper, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { ReadAloud } from '../read-aloud';
import { takeRoom } from './room-below';
import { texts } from './texts';
import { inAll, isUnderWay } from './upload-item';
import { UploadRow } from './upload-row';
import { uploads } from './uploads';
import { useUploads } from './use-uploads';

/** What is on its way, wherever she is in the console. */
export function UploadTray() {
  const items = useUploads();
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  const all = inAll(items);
  useWarning(items.some(isUnderWay));
  // Without a network its code is fetched when the first file is chosen.
  useEffect(() => void uploads.wake().catch(() => undefined), []);
  return (
    <>
      {/* Without the percentage, which would never be silent. */}
      <ReadAloud>{items.length > 0 && texts.tray.said(all.underWay, all.failed)}</ReadAloud>
      {items.length > 0 && (
        <Paper
          component="section"
          ref={takeRoom}
          aria-label={texts.tray.label}
          sx={{
            ...{
              position: 'fixed',
              bottom: 12,
              right: 12,
              left: { xs: 12, sm: 'auto' },
              zIndex: 'speedDial',
            },
            ...{ width: { sm: 360 }, border: 1, borderColor: 'divider', boxShadow: 6, overflow: 'hidden' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 0.5, py: 0.5 }}>
            <Typography variant="subtitle2" component="h2" sx={{ flex: 1 }} noWrap>
              {texts.tray.summary(all.done, all.count, all.percent)}
            </Typography>
            {all.done > 0 && (
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
          {all.count > 1 && (
            <LinearProgress variant="determinate" value={all.percent} aria-label={texts.tray.label} />
          )}
          <Collapse in={isOpen}>
            <Box
              component="ul"
              id={listId}
              // It scrolls: by keys, too.
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

/** The browser asks before it leaves what is still on its way. */
function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isNeeded]);
}
