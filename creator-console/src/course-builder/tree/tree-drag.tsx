import {
  type Active,
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
  useDndContext,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import {
  type OutlineLevel,
  levelOf,
  type CourseOutline,
  type OutlinePlace,
  DRAG_ACTIVATION,
  titleOf,
} from '../outline/outline';
import { dropTargetFor, mayLandOn } from '../outline/placing';
import { texts } from '../shared/texts';
import { DragSession } from './drag-session';
import { DragSessionContext } from './tree-context';
import { styled } from '@mui/material/styles';

/** The arrow keys move between rows that accept the dragged one, regardless of their distance. */
const rowSteps =
  (session: DragSession): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context: { collisionRect } }) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !collisionRect) return undefined;
    event.preventDefault();
    const half = collisionRect.height / 2;
    const y = session.next(collisionRect.top + half, step);
    return y === undefined ? undefined : { x: currentCoordinates.x, y: y - half };
  };

interface TreeDragProps {
  outline: CourseOutline;
  isOpen: (moduleId: string) => boolean;
  onMove: (id: string, place: OutlinePlace) => void;
  children: ReactNode;
}

/** All rows together are one drop target; the drag session determines which row is meant. */
const TREE = 'tree';
const onTree: CollisionDetection = () => [{ id: TREE }];

/** Dragging by mouse, touch and keyboard; the tree stays unchanged until the drop. */
export function TreeDrag({ outline, isOpen, onMove, children }: TreeDragProps) {
  const list = useRef<HTMLDivElement>(null);
  const [{ session, steps }] = useState(() => {
    const session = new DragSession();
    return { session, steps: rowSteps(session) };
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: DRAG_ACTIVATION }),
    useSensor(KeyboardSensor, { coordinateGetter: steps }),
  );
  const nameOf = (id: string | number) => titleOf(outline, String(id));
  const landingOf = ({ id, rect }: Active) => {
    const ghost = rect.current.translated;
    const overId = ghost ? session.rowAt(ghost.top + ghost.height / 2) : undefined;
    return overId === undefined ? undefined : dropTargetFor(outline, String(id), overId, isOpen);
  };
  const said = (id: string | number) => {
    const there = session.landing;
    return there ? texts.drag[there.line](nameOf(id), nameOf(there.overId)) : texts.drag.picked(nameOf(id));
  };
  // Moving changes the indicated row, not the drop target, so both events announce it.
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.drag.picked(nameOf(active.id)),
    onDragMove: ({ active }) => said(active.id),
    onDragOver: ({ active }) => said(active.id),
    onDragEnd: ({ active }) => texts.drag[session.landing ? 'put' : 'left'](nameOf(active.id)),
    onDragCancel: ({ active }) => texts.drag.left(nameOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={onTree}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.drag.how } }}
      onDragStart={({ active }) => {
        const level = levelOf(outline, String(active.id));
        if (list.current && level)
          session.begin(list.current, (over: OutlineLevel) => mayLandOn(level, over));
      }}
      onDragMove={({ active }) => session.show(landingOf(active))}
      onDragCancel={() => session.end()}
      onDragEnd={({ active }) => {
        const there = landingOf(active);
        session.show(there);
        if (there) onMove(String(active.id), there.place);
        // The announcement comes afterwards and asks where it landed.
        queueMicrotask(() => session.end());
      }}
    >
      <DragSessionContext value={session}>
        <Target>
          <div ref={list}>{children}</div>
        </Target>
      </DragSessionContext>
      <DragOverlay dropAnimation={null}>
        <DragGhost />
      </DragOverlay>
    </DndContext>
  );
}

function Target({ children }: { children: ReactNode }) {
  const { setNodeRef } = useDroppable({ id: TREE });
  return <div ref={setNodeRef}>{children}</div>;
}

/** Title of the dragged row, shown at the pointer. */
export function DragGhost() {
  const { active } = useDndContext();
  return active ? <Ghost>{String(active.data.current?.['title'] ?? '')}</Ghost> : null;
}

const Ghost = styled('div')(({ theme }) => ({
  minHeight: 40,
  padding: '9px 14px',
  borderRadius: 8,
  fontSize: 14.5,
  fontWeight: 600,
  cursor: 'grabbing',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.primary.main}`,
  boxShadow: theme.shadows[4],
}));
