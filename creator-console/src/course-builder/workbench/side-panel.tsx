import { Box, Tab, Tabs } from '@mui/material';
import type { PaletteEntry } from '../widgets/palette-entries';
import { MediaPanel } from '../media/media-panel';
import type { MediaAsset } from '../../shared/uploads/kind-of';
import { Palette } from '../palette/palette';
import { TRAY_SPACE } from '../../shared/uploads/tray-space';
import { texts } from '../shared/texts';

/** Lives longer than a page: the tab stays the same from lesson to lesson. */
export interface SideState {
  tab: 'widgets' | 'media';
  onTab: (tab: 'widgets' | 'media') => void;
}

interface SidePanelProps extends SideState {
  onAdd: ((entry: PaletteEntry) => void) | undefined;
  onAddMedia: ((asset: MediaAsset) => void) | undefined;
}

export function SidePanel({ tab, onTab, onAdd, onAddMedia }: SidePanelProps) {
  return (
    <Box
      component="aside"
      aria-label={texts.palette.label}
      sx={{
        overflowY: { md: 'auto' },
        p: 2,
        pt: 0,
        pb: { xs: `calc(80px + ${TRAY_SPACE})`, md: `calc(16px + ${TRAY_SPACE})` },
        scrollPaddingBottom: TRAY_SPACE,
        borderLeft: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      <Tabs
        value={tab}
        onChange={(_, chosen: typeof tab) => onTab(chosen)}
        variant="fullWidth"
        aria-label={texts.palette.label}
        sx={{ mb: 2 }}
      >
        <Tab value="widgets" label={texts.palette.widgets} id="tab-widgets" aria-controls="side-panel" />
        <Tab value="media" label={texts.palette.media} id="tab-media" aria-controls="side-panel" />
      </Tabs>
      <div role="tabpanel" id="side-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'widgets' ? (
          <Palette disabled={onAdd === undefined} onAdd={(entry) => onAdd?.(entry)} />
        ) : (
          <MediaPanel onAdd={onAddMedia} />
        )}
      </div>
    </Box>
  );
}
