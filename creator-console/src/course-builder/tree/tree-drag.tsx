import {
  type Announcements,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { rowCoordinates } from '../drag/row-coordinates';
import { DRAG_ACTIVATION } from '../limits';
import { levelOf, nodeOf, type Outline, type Place } from '../outline/outline';
import { type Landing, landing } from '../outline/placing';
import { texts } from '../texts';
import { DragGhost } from '../drag/drag-ghost';
import { type DragState, DragStateContext } from './tree-context';

interface TreeDragProps {
  outline: Outline;
  isOpen: (moduleId: string) => boolean;
  onMove: (id: string, place: Place) => void;
  children: ReactNode;
}

const AT_REST: DragState = { level: null, landing: undefined };

/** Dragging by mouse, finger and keys; nothing in the tree moves before the row is put down. */
export function TreeDrag({ outline, isOpen, onMove, children }: TreeDragProps) {
  const [drag, setDrag] = useState(AT_REST);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: DRAG_ACTIVATION }),
    useSensor(KeyboardSensor, { coordinateGetter: rowCoordinates }),
  );
  const titleOf = (id: string | number) => nodeOf(outline, String(id))?.title ?? '';
  const landingOf = (id: string | number, overId: string | number | undefined): Landing | undefined =>
    overId === undefined ? undefined : landing(outline, String(id), String(overId), isOpen);
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.drag.picked(titleOf(active.id)),
    onDragOver: ({ active, over }) => {
      const there = landingOf(active.id, over?.id);
      return there
        ? texts.drag[there.line](titleOf(active.id), titleOf(there.overId))
        : texts.drag.picked(titleOf(active.id));
    },
    onDragEnd: ({ active, over }) =>
      landingOf(active.id, over?.id)
        ? texts.drag.put(titleOf(active.id))
        : texts.drag.left(titleOf(active.id)),
    onDragCancel: ({ active }) => texts.drag.left(titleOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.drag.how } }}
      onDragStart={({ active }) =>
        setDrag({ level: levelOf(outline, String(active.id)) ?? null, landing: undefined })
      }
      onDragOver={({ active, over }) =>
        setDrag(({ level }) => ({ level, landing: landingOf(active.id, over?.id) }))
      }
      onDragCancel={() => setDrag(AT_REST)}
      onDragEnd={({ active, over }) => {
        setDrag(AT_REST);
        const there = landingOf(active.id, over?.id);
        if (there) onMove(String(active.id), there.place);
      }}
    >
      <DragStateContext value={drag}>{children}</DragStateContext>
      <DragOverlay dropAnimation={null}>
        <DragGhost />
      </DragOverlay>
    </DndContext>
  );
}
