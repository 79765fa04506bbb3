import {
  type Active,
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
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useState } from 'react';
import { widgetFor } from '../../media-library/widget-for';
import type { MediaAsset } from '../../shared/uploads/kind-of';
import type { Widget } from '../widgets/parts/widget';
import type { WidgetActions } from '../content/widget-actions';
import { DragGhost } from '../tree/tree-drag';
import { DRAG_ACTIVATION } from '../outline/outline';
import { texts } from '../shared/texts';
import { faceOf } from '../widgets/registry';
import { type Drop, dropOf, END, newEntry } from './dropping';

/** The arrow keys move between rows that accept the dragged item, regardless of their distance. */
const rowCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  const { active, over, droppableContainers, droppableRects } = context;
  if (step === 0 || !active) return undefined;
  event.preventDefault();
  const rows = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.top - b.rect.top);
  const next = rows[rows.findIndex(({ id }) => id === (over?.id ?? active.id)) + step];
  return next && { x: next.rect.left, y: next.rect.top };
};

interface CanvasDragProps {
  widgets: readonly Widget[];
  actions: WidgetActions | undefined;
  children: ReactNode;
}

export const DropContext = createContext<Drop | undefined>(undefined);

/**
 * The pointer decides, and dropping outside the canvas does nothing. A widget takes precedence over the canvas below
 * it.
 */
const underPointer: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCenter(args);
  const hits = pointerWithin(args);
  const widgets = hits.filter(({ id }) => id !== END);
  return widgets.length > 0 ? widgets : hits;
};

/** Adds a media file as a widget; without an index, at the end. */
export function addMedia(actions: WidgetActions, asset: MediaAsset, index?: number): Widget | undefined {
  const made = widgetFor(asset);
  return made && actions.add(made.type, index, made.settings);
}

/** Drag and drop from the palette, from the library and within the page. */
export function CanvasDrag({ widgets, actions, children }: CanvasDragProps) {
  const [drop, setDrop] = useState<Drop>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: DRAG_ACTIVATION }),
    useSensor(KeyboardSensor, { coordinateGetter: rowCoordinates }),
  );
  const dropFor = (id: string | number, over: { id: string | number } | null) =>
    dropOf(widgets, String(id), over ? String(over.id) : undefined);
  const labelOf = (id: string): string => {
    const widget = widgets.find((each) => each.id === id);
    return widget ? faceOf(widget).label : '';
  };
  const nameOf = ({ data }: Active) => String(data.current?.['title'] ?? '');
  const said = (active: Active, there: Drop | undefined) => {
    if (!there) return texts.drag.picked(nameOf(active));
    return there.overId === null
      ? texts.drag.atEnd(nameOf(active))
      : texts.drag[there.line](nameOf(active), texts.drag.numbered(labelOf(there.overId), there.index + 1));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.drag.picked(nameOf(active)),
    onDragOver: ({ active, over }) => said(active, dropFor(active.id, over)),
    onDragEnd: ({ active, over }) =>
      dropFor(active.id, over) ? texts.drag.put(nameOf(active)) : texts.drag.left(nameOf(active)),
    onDragCancel: ({ active }) => texts.drag.left(nameOf(active)),
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
        const entry = newEntry(String(active.id));
        if (!there || !actions) return;
        const asset = active.data.current?.['asset'] as MediaAsset | undefined;
        if (entry) actions.add(entry.type, there.index, entry.settings);
        else if (asset) addMedia(actions, asset, there.index);
        else actions.move(String(active.id), there.index);
      }}
    >
      <DropContext value={drop}>{children}</DropContext>
      <DragOverlay dropAnimation={null}>
        <DragGhost />
      </DragOverlay>
    </DndContext>
  );
}
