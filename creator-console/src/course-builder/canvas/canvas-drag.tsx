import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useState } from 'react';
import type { Widget } from '../content/content';
import type { WidgetActions } from '../content/widget-actions';
import { rowCoordinates } from '../drag/row-coordinates';
import { DragGhost } from '../drag/drag-ghost';
import { DRAG_ACTIVATION } from '../limits';
import { texts } from '../texts';
import { CATALOGUE } from '../widgets/catalogue';
import { type Drop, dropOf, END, newType } from './dropping';

interface CanvasDragProps {
  widgets: readonly Widget[];
  actions: WidgetActions | undefined;
  children: ReactNode;
}

export const DropContext = createContext<Drop | undefined>(undefined);

/** The pointer says where; let go beside the canvas nothing happens. A widget counts before the canvas it lies on. */
const underPointer: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCenter(args);
  const hits = pointerWithin(args);
  const widgets = hits.filter(({ id }) => id !== END);
  return widgets.length > 0 ? widgets : hits;
};

/** Dragging from the palette and within the page. */
export function CanvasDrag({ widgets, actions, children }: CanvasDragProps) {
  const [drop, setDrop] = useState<Drop>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: DRAG_ACTIVATION }),
    useSensor(KeyboardSensor, { coordinateGetter: rowCoordinates }),
  );
  const dropFor = (id: string | number, over: { id: string | number } | null) =>
    dropOf(widgets, String(id), over ? String(over.id) : undefined);
  const nameOf = (id: string | number): string => {
    const type = newType(String(id)) ?? widgets.find((widget) => widget.id === id)?.type;
    return type ? CATALOGUE[type].label : '';
  };
  const said = (id: string | number, there: Drop | undefined) => {
    if (!there) return texts.drag.picked(nameOf(id));
    return there.overId === null
      ? texts.drag.atEnd(nameOf(id))
      : texts.drag[there.line](nameOf(id), texts.drag.numbered(nameOf(there.overId), there.index + 1));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.drag.picked(nameOf(active.id)),
    onDragOver: ({ active, over }) => said(active.id, dropFor(active.id, over)),
    onDragEnd: ({ active, over }) =>
      dropFor(active.id, over) ? texts.drag.put(nameOf(active.id)) : texts.drag.left(nameOf(active.id)),
    onDragCancel: ({ active }) => texts.drag.left(nameOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.drag.how } }}
      onDragOver={({ active, over }) => setDrop(dropFor(active.id, over))}
      onDragCancel={() => setDrop(undefined)}
      onDragEnd={({ active, over }) => {
        setDrop(undefined);
        const there = dropFor(active.id, over);
        const type = newType(String(active.id));
        if (!there) return;
        if (type) actions?.add(type, there.index);
        else actions?.move(String(active.id), there.index);
      }}
    >
      <DropContext value={drop}>{children}</DropContext>
      <DragOverlay dropAnimation={null}>
        <DragGhost />
      </DragOverlay>
    </DndContext>
  );
}
