import { useDraggable, useDroppable } from '@dnd-kit/core';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { styled } from '@mui/material/styles';
import { type ReactNode, useContext } from 'react';
import type { Level } from '../outline/outline';
import { mayLandOn } from '../outline/placing';
import { texts } from '../texts';
import { RenameField } from './rename-field';
import { DragStateContext, RenamingContext, useTreeActions } from './tree-context';

interface RowFrameProps {
  level: Level;
  id: string;
  title: string;
  selected?: boolean;
  children: ReactNode;
}

/** What every row has: a handle, room for its name, a menu, and the line that shows where a dragged row lands. */
export function RowFrame({ level, id, title, selected = false, children }: RowFrameProps) {
  const drag = useContext(DragStateContext);
  const isRenaming = useContext(RenamingContext) === id;
  const actions = useTreeActions();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    data: { title },
    attributes: { roleDescription: texts.drag.role },
  });
  const { setNodeRef: setDropRef } = useDroppable({
    id,
    disabled: drag.level !== null && !mayLandOn(drag.level, level),
  });
  return (
    <Frame
      ref={(node: HTMLDivElement | null) => {
        setNodeRef(node);
        setDropRef(node);
      }}
      data-level={level}
      data-selected={selected || undefined}
      data-dragging={isDragging || undefined}
      data-line={drag.landing?.overId === id ? drag.landing.line : undefined}
    >
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
        <RenameField title={title} onEnd={(name) => actions.endRename(level, id, name)} />
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
}

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
  '&[data-line="into"]': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&[data-line="before"]::before, &[data-line="after"]::before': {
    content: '""',
    position: 'absolute',
    left: 8,
    right: 4,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.palette.primary.main,
  },
  '&[data-line="before"]::before': { top: -2 },
  '&[data-line="after"]::before': { bottom: -2 },
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
/** A finger on it drags instead of scrolling. */
const Handle = styled(RowButton)({ cursor: 'grab', touchAction: 'none', width: 24 });
