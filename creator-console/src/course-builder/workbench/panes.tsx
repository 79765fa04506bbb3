import { Tab, Tabs, useMediaQuery } from '@mui/material';
import { useCallback, useState } from 'react';
import { texts } from '../shared/texts';

export type Pane = keyof typeof texts.panes.names;

export interface PanesState {
  pane: Pane;
  onPane: (pane: Pane) => void;
  /** Turns to the lesson where it is hidden. */
  showLesson: () => void;
}

/** The structure is what a phone shows first, unless the URL names a lesson. */
export function usePanes(namesLesson: boolean): PanesState {
  const [pane, onPane] = useState<Pane>(namesLesson ? 'lesson' : 'structure');
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const showLesson = useCallback(() => isPhone && onPane('lesson'), [isPhone]);
  return { pane, onPane, showLesson };
}

/** Columns of the builder: one at a time on a phone, the lesson with one other on a tablet, all three when there is room. */
export const COLUMNS = {
  display: 'grid',
  minHeight: 0,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '19rem minmax(0, 1fr)',
    lg: '20rem minmax(0, 1fr) 17rem',
  },
} as const;

const COLUMN_OF = { structure: [1, 1], lesson: [2, 2], add: [1, 3] } as const;

/** Place of a column, which may be folded away: on a tablet the structure makes room for what can be added. */
export function paneSx(own: Pane, shown: Pane) {
  const [md, lg] = COLUMN_OF[own];
  const onTablet = own === 'lesson' || (own === 'add') === (shown === 'add');
  return {
    display: { xs: own === shown ? 'block' : 'none', md: onTablet ? 'block' : 'none', lg: 'block' },
    gridColumn: { xs: 1, md, lg },
    gridRow: 1,
  } as const;
}

/** Chooses the column on a phone and the left one on a tablet. */
export const PaneTabs = ({ pane, onPane }: Pick<PanesState, 'pane' | 'onPane'>) => (
  <Tabs
    component="nav"
    value={pane}
    onChange={(_, chosen: Pane) => onPane(chosen)}
    variant="fullWidth"
    aria-label={texts.panes.label}
    sx={{ display: { lg: 'none' }, borderBottom: 1, borderColor: 'divider' }}
  >
    <Tab value="structure" label={texts.panes.names.structure} />
    <Tab value="lesson" label={texts.panes.names.lesson} />
    <Tab value="add" label={texts.panes.names.add} />
  </Tabs>
);
