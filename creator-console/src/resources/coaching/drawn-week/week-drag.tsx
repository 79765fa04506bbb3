import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { minutesAt, type Rows } from '../grid/rows';
import { between, type Drawn, resized } from './drawing';

/** What was taken hold of: an empty place of a day, or an end of a stretch. */
export type Held = { what: 'day'; day: number } | { what: 'end'; stretch: Drawn; end: 'from' | 'to' };

/** What is being drawn; `replaces`: the stretch whose end is pulled. */
export interface Draft {
  drawn: Drawn;
  replaces?: Drawn;
}

interface Props {
  rows: Rows;
  step: number;
  /** Where the rows begin on the screen, in pixels. */
  top: () => number;
  onDrawn: (draft: Draft) => void;
  onDrawing: (isDrawing: boolean) => void;
  children: (draft: Draft | undefined) => ReactNode;
}

/** A finger that moves at once scrolls. */
const BY_MOUSE = { activationConstraint: { distance: 4 } };
const BY_FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Hours are drawn and pulled by mouse and finger; Escape gives up what is being drawn. */
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
        // the week itself says how it is drawn on
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

/** What is drawn is told once it is. */
const nothing = () => undefined;

const heldBy = ({ data }: { data: { current: unknown } }): Held => data.current as Held;

/** The edge between two steps that lies nearest. */
const nearest = (y: number, { from, to, hour }: Rows, step: number): number =>
  Math.min(to, Math.max(from, from + Math.round((y * 60) / hour / step) * step));

function placeOf(event: Event): number {
  if (event instanceof MouseEvent) return event.clientY;
  return (event as TouchEvent).touches[0]?.clientY ?? 0;
}
