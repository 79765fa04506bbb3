import { Muted } from '../../shared/muted';
import { Box, Tab, Tabs } from '@mui/material';
import { type PaletteEntry, PALETTE } from '../widgets/registry';
import { MediaPanel } from '../media/media-panel';
import type { MediaAsset } from '../../shared/uploads/kind-of';
import { TRAY_SPACE } from '../../shared/uploads/tray-space';
import { texts } from '../shared/texts';
import { useDraggable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { paletteId } from '../canvas/dropping';
import type { ReactNode } from 'react';

interface PaletteProps {
  disabled: boolean;
  onAdd: (entry: PaletteEntry) => void;
}

/** Right panel with items to add to a page: a click adds at the end, a drag at the drop position. */
const Palette = ({ disabled, onAdd }: PaletteProps) => (
  <>
    <Muted sx={{ mb: 1.5 }}>{texts.palette.help}</Muted>
    <Box
      component="ul"
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, listStyle: 'none', p: 0, m: 0 }}
    >
      {PALETTE.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} disabled={disabled} onAdd={onAdd} />
        </li>
      ))}
    </Box>
  </>
);

function Entry({ entry, disabled, onAdd }: PaletteProps & { entry: PaletteEntry }) {
  const { id, label, icon: Icon } = entry;
  const { listeners, setNodeRef } = useDraggable({ id: paletteId(id), data: { title: label }, disabled });
  return (
    <Tile
      type="button"
      ref={setNodeRef}
      disabled={disabled}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
      onClick={() => onAdd(entry)}
      aria-label={texts.palette.add(label)}
    >
      <Icon aria-hidden color="primary" />
      {label}
    </Tile>
  );
}

/** A button that adds when used by keyboard; the canvas handles moving. */
const Tile = styled('button')(({ theme }) => ({
  width: '100%',
  minHeight: 76,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 4,
  padding: 8,
  font: 'inherit',
  fontSize: 13.5,
  fontWeight: 600,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 10,
  cursor: 'grab',
  touchAction: 'manipulation',
  '&:hover:not(:disabled)': { borderColor: theme.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
}));

/** Outlives a page: the tab stays the same from lesson to lesson. */
export interface SideState {
  tab: 'widgets' | 'media';
  onTab: (tab: 'widgets' | 'media') => void;
}

interface SidePanelProps extends SideState {
  onAdd: ((entry: PaletteEntry) => void) | undefined;
  onAddMedia: ((asset: MediaAsset) => void) | undefined;
}

function SidePanel({ tab, onTab, onAdd, onAddMedia }: SidePanelProps) {
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

export interface FrameProps {
  side: SideState;
  /** Content above and below the page. */
  head: ReactNode;
  foot: ReactNode;
  page: ReactNode;
  onAdd?: Parameters<typeof Palette>[0]['onAdd'];
  onAddMedia?: Parameters<typeof SidePanel>[0]['onAddMedia'];
}

/** The page with its head and foot, next to a panel of items to add. */
export const Frame = ({ head, foot, page, side, onAdd, onAddMedia }: FrameProps) => (
  <>
    <Box
      sx={{ overflowY: { md: 'auto' }, minWidth: 0, pb: { md: TRAY_SPACE }, scrollPaddingBottom: TRAY_SPACE }}
    >
      <Box
        component="article"
        aria-labelledby="lesson-title"
        sx={{ p: { xs: 2, lg: 4 }, maxWidth: '56rem', mx: 'auto' }}
      >
        {head}
        {page}
        {foot}
      </Box>
    </Box>
    <SidePanel {...side} onAdd={onAdd} onAddMedia={onAddMedia} />
  </>
);
