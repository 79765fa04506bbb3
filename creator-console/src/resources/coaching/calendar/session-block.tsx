import { useDraggable } from '@dnd-kit/core';
import { Box, ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';
import { heightOf, type Rows, topOf } from '../grid/rows';
import type { Wall } from '../grid/wall';
import { timeInWords } from '../../../shared/time-of-day';
import type { CalendarEntry } from './calendar.api';
import { endOf, type Piece } from './laid-out';
import { lookStyle } from './look-styles';
import { factOf, hoursOf, labelOf, lookOf, nameOf } from './session-words';

interface Props {
  piece: Piece;
  rows: Rows;
  timeZone: string;
  isMovable: boolean;
  /** Returns the position after a drag of so many pixels. */
  landing: (wall: Wall, by: { x: number; y: number }) => Wall | undefined;
  onOpen: (entry: CalendarEntry) => void;
}

/** From this height in pixels there is room for a second line, and for a third. */
const TWO_LINES = 34;
const THREE_LINES = 54;

/** A session or event in its day: a click opens it, a drag asks to move the session. */
// oxlint-disable-next-line max-lines-per-function -- mostly the look of one block
export function SessionBlock({ piece, rows, timeZone, isMovable, landing, onOpen }: Props) {
  const { entry, date, from, lane, lanes } = piece;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: `${entry.id} ${date}`,
    data: { piece },
    disabled: !isMovable || !piece.isFirst,
  });
  const target = isDragging && transform ? landing({ date, minutes: from }, transform) : undefined;
  const height = heightOf({ from, to: endOf(piece) }, rows);
  const hours = target ? timeInWords(target.minutes) : hoursOf(entry, timeZone);
  return (
    <Box
      component="li"
      sx={{
        position: 'absolute',
        px: '1px',
        py: '1px',
        zIndex: isDragging ? 3 : 1,
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
        top: topOf(from, rows),
        height,
      }}
    >
      <ButtonBase
        ref={setNodeRef}
        {...listeners}
        aria-label={labelOf(entry, timeZone)}
        onClick={() => onOpen(entry)}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
        sx={[
          lookStyle(lookOf(entry)),
          {
            width: '100%',
            height: '100%',
            px: 0.75,
            py: 0.25,
            overflow: 'hidden',
            display: 'block',
            textAlign: 'left',
            font: 'inherit',
            fontSize: 12,
            lineHeight: '16px',
            touchAction: 'manipulation',
            cursor: isMovable ? 'grab' : 'pointer',
            userSelect: 'none',
            ...(isDragging && { cursor: 'grabbing', boxShadow: 4, opacity: 0.92 }),
            '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
          },
        ]}
      >
        {height < TWO_LINES ? (
          <Line>
            {timeInWords((target ?? { minutes: from }).minutes)} <strong>{nameOf(entry)}</strong>
          </Line>
        ) : (
          <>
            <Line>
              <strong>{nameOf(entry)}</strong>
            </Line>
            <Line>{hours}</Line>
          </>
        )}
        {height >= THREE_LINES && <Line>{factOf(entry)}</Line>}
      </ButtonBase>
    </Box>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& strong': { fontWeight: 600 },
    }}
  >
    {children}
  </Box>
);
