import {
  type Active,
  DndContext,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Wall } from '../grid/wall';
import { type CalendarSession, isEvent } from './calendar.api';
import { STEP } from './dropping';
import type { Piece } from './laid-out';
import { nameOf } from './session-words';
import { texts } from './texts';

interface Props {
  landing: (wall: Wall, by: { x: number; y: number }) => Wall | undefined;
  /** Of a day, in pixels. */
  width: () => number;
  /** How high an hour is. */
  hour: number;
  onDrop: (session: CalendarSession, wall: Wall) => void;
  children: ReactNode;
}

/** Dragging begins after 8 pixels (product rule 6.3); a finger that moves at once scrolls. */
const BY_MOUSE = { activationConstraint: { distance: 8 } };
const BY_FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Sessions are dragged by mouse and finger, from quarter to quarter of an hour and from day to day; Escape leaves them where they were. */
export function SessionDrag({ landing, width, hour, onDrop, children }: Props) {
  const sensors = useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_FINGER));
  const inSteps: Modifier = ({ transform }) => {
    const [column, step] = [width() || 1, (hour * STEP) / 60];
    return {
      ...transform,
      x: Math.round(transform.x / column) * column,
      y: Math.round(transform.y / step) * step,
    };
  };
  const name = ({ active }: { active: Active }) => nameOf(pieceOf(active).entry);
  return (
    <DndContext
      {...{ sensors }}
      modifiers={[inSteps]}
      accessibility={{
        // by the keyboard a session is opened, and moved there
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: (event) => texts.picked(name(event)),
          onDragOver: () => undefined,
          // what was put down is asked about
          onDragEnd: () => undefined,
          onDragCancel: (event) => texts.left(name(event)),
        },
      }}
      onDragEnd={({ active, delta }) => {
        const { entry, date, from } = pieceOf(active);
        const wall = landing({ date, minutes: from }, delta);
        if (wall && !isEvent(entry)) onDrop(entry, wall);
      }}
    >
      {children}
    </DndContext>
  );
}

const pieceOf = ({ data }: Active): Piece => (data.current as { piece: Piece }).piece;
