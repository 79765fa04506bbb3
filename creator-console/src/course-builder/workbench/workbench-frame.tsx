import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Palette } from '../palette/palette';
import { TRAY_SPACE } from '../../shared/uploads/tray-space';
import { SidePanel, type SideState } from './side-panel';

export interface FrameProps {
  side: SideState;
  /** Content above and below the page. */
  head: ReactNode;
  foot: ReactNode;
  page: ReactNode;
  onAdd?: Parameters<typeof Palette>[0]['onAdd'];
  onAddMedia?: Parameters<typeof SidePanel>[0]['onAddMedia'];
}

/** The page with its head and foot, next to a panel of things to add. */
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
