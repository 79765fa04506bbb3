import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { minutesAt, type Rows } from '../grid/rows';
import { between, type Drawn, resized } from './drawing';

/** Grabbed item: an empty part of a day, or an end of a range. */
export type Held = { what: 'day'; day: number } | { what: 'end'; stretch: Drawn; end: 'from' | 'to' };

/** Range being drawn. `replaces` is the range whose end is dragged. */
export interface Draft {
  drawn: Drawn;
  replaces?: Drawn;
}

interface Props {
  rows: Rows;
  step: number;
  /** Returns the top of the rows on the screen, in pixels. */
  top: () => number;
  onDrawn: (draft: Draft) => void;
  onDrawing: (isDrawing: boolean) => void;
  children: (draft: Draft | undefined) => ReactNode;
}

/** Delays dragging by touch, because a finger that moves right away scrolls. */
const BY_MOUSE = { activationConstraint: { distance: 4 } };
const BY_FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Draws and resizes hours by mouse and touch; Escape cancels. */
export function WeekDrag({ rows, step, top, onDrawn, onDrawing, children }: Props) {
  const sensors = useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_FINGER));
  const [draft, setDraft] = useState<Draft>();
  const [hold, setHold] = useState<{ held: Held; y: number }>();
  const end = () => {
    setDraft(undefined);
    onDrawing(false);
  };
  const draftOf = (held: Held, from: number, to: number): Draft => {
    if (held.what === 'day')
      return {
        drawn: { day: held.day, ...between(minutesAt(from, rows, step), minutesAt(to, rows, step), step) },
      };
    const { stretch, end: pulled } = held;
    return { drawn: resized(stretch, pulled, nearest(to, rows, step), step), replaces: stretch };
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        // The week itself explains how to draw on it.
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: nothing,
          onDragOver: nothing,
          onDragEnd: nothing,
          onDragCancel: nothing,
        },
      }}
      onDragStart={({ active, activatorEvent }) => {
        const y = placeOf(activatorEvent) - top();
        const held = heldBy(active);
        setHold({ held, y });
        setDraft(draftOf(held, y, y));
        onDrawing(true);
      }}
      onDragMove={({ delta }) => hold && setDraft(draftOf(hold.held, hold.y, hold.y + delta.y))}
      onDragCancel={end}
      onDragEnd={({ delta }) => {
        end();
        if (hold) onDrawn(draftOf(hold.held, hold.y, hold.y + delta.y));
      }}
    >
      {children(draft)}
    </DndContext>
  );
}

/** Announces nothing during a drag; the result is announced once it is drawn. */
const nothing = () => undefined;

const heldBy = ({ data }: { data: { current: unknown } }): Held => data.current as Held;

/** Returns the nearest edge between two steps, in minutes. */
const nearest = (y: number, { from, to, hour }: Rows, step: number): number =>
  Math.min(to, Math.max(from, from + Math.round((y * 60) / hour / step) * step));

function placeOf(event: Event): number {
  if (event instanceof MouseEvent) return event.clientY;
  return (event as TouchEvent).touches[0]?.clientY ?? 0;
}
