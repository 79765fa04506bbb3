import { styled } from '@mui/material/styles';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { DragSessionContext } from './tree-context';

/** Shows where a dragged row would land; all that is redrawn while it is dragged. */
export function DropLine({ id }: { id: string }) {
  const session = useContext(DragSessionContext);
  const subscribe = useCallback((listener: () => void) => session.subscribe(id, listener), [session, id]);
  const line = useSyncExternalStore(subscribe, () => session.lineAt(id));
  return line && <Line data-line={line} />;
}

const Line = styled('span')(({ theme }) => ({
  position: 'absolute',
  pointerEvents: 'none',
  borderRadius: 8,
  '&[data-line="into"]': { inset: 0, border: `2px solid ${theme.palette.primary.main}` },
  '&[data-line="before"], &[data-line="after"]': {
    left: 8,
    right: 4,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.palette.primary.main,
  },
  '&[data-line="before"]': { top: -2 },
  '&[data-line="after"]': { bottom: -2 },
}));
