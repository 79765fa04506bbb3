import { useDraggable } from '@dnd-kit/core';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useContext, useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { OutlineLevel } from '../outline/outline';
import { texts } from '../shared/texts';
import { RenameField } from './rename-field';
import { RenamingContext, useTreeActions, DragSessionContext, focusDrawnRow } from './tree-context';

interface RowFrameProps {
  level: OutlineLevel;
  id: string;
  title: string;
  selected?: boolean;
  children: ReactNode;
}

/**
 * Frame of every row: a handle, room for its name, a menu, and the line that shows where a dragged row lands. Every
 * row renders again when a drag begins or ends, so its look is a memoized component.
 */
export function RowFrame(props: RowFrameProps) {
  const { id, title } = props;
  const isRenaming = useContext(RenamingContext) === id;
  const drag = useDraggable({ id, data: { title }, attributes: ATTRIBUTES });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = drag;
  const dragged = { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging };
  return <RowLook {...props} {...dragged} isRenaming={isRenaming} />;
}

const ATTRIBUTES = { roleDescription: texts.drag.role };

type Dragged = 'attributes' | 'listeners' | 'setNodeRef' | 'setActivatorNodeRef' | 'isDragging';
type RowLookProps = RowFrameProps & Pick<ReturnType<typeof useDraggable>, Dragged> & { isRenaming: boolean };

const RowLook = memo(function RowLook(props: RowLookProps) {
  const { level, id, title, selected = false, children, isRenaming, isDragging } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = props;
  const actions = useTreeActions();
  return (
    <Frame
      ref={setNodeRef}
      data-row={id}
      data-level={level}
      data-selected={selected || undefined}
      data-dragging={isDragging || undefined}
    >
      <DropLine id={id} />
      <Handle
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={texts.tree.move(title)}
      >
        <DragIndicatorIcon fontSize="inherit" aria-hidden />
      </Handle>
      {isRenaming ? (
        <RenameField
          title={title}
          onEnd={(name, byKey) => {
            const end = () => actions.endRename(level, id, name);
            if (!byKey) return end();
            // A focus that came a frame later would take it from where the coach has gone on to.
            flushSync(end);
            focusDrawnRow(id);
          }}
        />
      ) : (
        <>
          {children}
          <MenuButton
            type="button"
            aria-haspopup="menu"
            aria-label={texts.tree.more(title)}
            onClick={({ currentTarget }) => actions.openMenu(id, currentTarget)}
          >
            <MoreVertIcon fontSize="inherit" aria-hidden />
          </MenuButton>
        </>
      )}
    </Frame>
  );
});

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  borderRadius: 8,
  paddingRight: 2,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[data-level="lessons"]': { marginLeft: 30 },
  '&[data-selected]': { backgroundColor: theme.palette.action.selected },
  '&[data-dragging]': { opacity: 0.45 },
}));

const RowButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  border: 0,
  background: 'none',
  borderRadius: 6,
  padding: 0,
  width: 28,
  height: 32,
  fontSize: 18,
  color: theme.palette.text.secondary,
  '&:hover': { color: theme.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
}));
const MenuButton = styled(RowButton)({ cursor: 'pointer' });
/** Touching the handle drags instead of scrolling. */
const Handle = styled(RowButton)({ cursor: 'grab', touchAction: 'none', width: 24 });

/** Drop indicator of a dragged row; the only part redrawn while dragging. */
function DropLine({ id }: { id: string }) {
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
