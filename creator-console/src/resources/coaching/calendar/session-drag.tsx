import {
  type Active,
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Wall } from '../grid/wall';
import { type CalendarSession, isEvent } from './calendar.api';
import type { Piece } from './laid-out';
import { nameOf } from './session-words';
import { texts } from './texts';

interface Props {
  /** New position of a dropped session; undefined: unchanged. */
  landing: (piece: Piece, put: Pick<DragEndEvent, 'delta' | 'over'>) => Wall | undefined;
  /** How the entry follows the pointer; exactly by default. */
  modifiers?: Modifier[];
  onDrop: (session: CalendarSession, wall: Wall) => void;
  children: ReactNode;
}

/** Dragging starts after 8 pixels (product rule 6.3); a finger that moves right away scrolls. */
const BY_MOUSE = { activationConstraint: { distance: 8 } };
const BY_FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Drags sessions by mouse and touch; Escape leaves them where they were. */
export function SessionDrag({ landing, modifiers = [], onDrop, children }: Props) {
  const sensors = useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_FINGER));
  const name = ({ active }: { active: Active }) => nameOf(pieceOf(active).entry);
  return (
    <DndContext
      sensors={sensors}
      modifiers={modifiers}
      collisionDetection={pointerWithin}
      accessibility={{
        // by keyboard, a session is opened and moved in its dialog
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: (event) => texts.picked(name(event)),
          onDragOver: () => undefined,
          // the drop asks for confirmation
          onDragEnd: () => undefined,
          onDragCancel: (event) => texts.left(name(event)),
        },
      }}
      onDragEnd={({ active, delta, over }) => {
        const piece = pieceOf(active);
        const wall = landing(piece, { delta, over });
        if (wall && !isEvent(piece.entry)) onDrop(piece.entry, wall);
      }}
    >
      {children}
    </DndContext>
  );
}

const pieceOf = ({ data }: Active): Piece => (data.current as { piece: Piece }).piece;
