import { useDraggable } from '@dnd-kit/core';
import { Box } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { heightOf, minutesAt, type Rows, topOf } from '../grid/rows';
import { timeInWords } from '../../../shared/time-of-day';
import { type Drawn, isSame } from './drawing';
import type { Cursor } from './week-keys';
import type { Draft, Held } from './week-drag';

interface Props {
  day: number;
  drawn: readonly Drawn[];
  draft: Draft | undefined;
  cursor: Cursor | undefined;
  rows: Rows;
  step: number;
  /** Called when an empty spot is clicked. */
  onPress: (minutes: number) => void;
  onRemove: (stretch: Drawn) => void;
}

/** One day of the week to draw on. The text beside it says the same. */
export function DrawnDay({ day, drawn, draft, cursor, rows, step, onPress, onRemove }: Props) {
  const { setNodeRef, listeners } = useDraggable({
    id: `day ${day}`,
    data: { what: 'day', day } satisfies Held,
  });
  const press = ({ currentTarget, clientY }: MouseEvent) =>
    onPress(minutesAt(clientY - currentTarget.getBoundingClientRect().top, rows, step));
  return (
    <Box
      ref={setNodeRef}
      {...listeners}
      data-day={day}
      onClick={press}
      sx={{
        position: 'relative',
        flex: '1 1 0',
        minWidth: 0,
        borderLeft: 1,
        borderColor: 'divider',
        cursor: 'crosshair',
        touchAction: 'manipulation',
        userSelect: 'none',
      }}
    >
      {drawn.map((stretch) => (
        <Stretch
          key={`${stretch.from}-${stretch.to}`}
          stretch={stretch}
          rows={rows}
          isReplaced={draft?.replaces !== undefined && isSame(stretch, draft.replaces)}
          onRemove={() => onRemove(stretch)}
        />
      ))}
      {draft?.drawn.day === day && <Block rows={rows} stretch={draft.drawn} isDraft />}
      {cursor?.day === day && (
        <Box
          sx={{
            position: 'absolute',
            left: 1,
            right: 1,
            pointerEvents: 'none',
            zIndex: 3,
            top: topOf(cursor.minutes, rows),
            height: heightOf({ from: 0, to: step }, rows),
            outline: '2px solid',
            outlineColor: 'text.primary',
            borderRadius: '3px',
          }}
        />
      )}
    </Box>
  );
}

interface StretchProps {
  stretch: Drawn;
  rows: Rows;
  /** True while redrawn: the grabbed end stays in place. */
  isReplaced: boolean;
  onRemove: () => void;
}

const Stretch = ({ stretch, rows, isReplaced, onRemove }: StretchProps) => (
  <Block stretch={stretch} rows={rows} isReplaced={isReplaced} onRemove={onRemove}>
    <End stretch={stretch} end="from" />
    <End stretch={stretch} end="to" />
  </Block>
);

interface BlockProps {
  stretch: Drawn;
  rows: Rows;
  isDraft?: boolean;
  isReplaced?: boolean;
  onRemove?: () => void;
  children?: ReactNode;
}

const Block = ({ stretch, rows, isDraft = false, isReplaced = false, onRemove, children }: BlockProps) => (
  <Box
    data-stretch={`${stretch.from}-${stretch.to}`}
    onClick={(event) => {
      event.stopPropagation();
      onRemove?.();
    }}
    // hours are drawn on empty areas
    onMouseDown={(event) => event.stopPropagation()}
    onTouchStart={(event) => event.stopPropagation()}
    sx={[
      {
        position: 'absolute',
        left: 2,
        right: 2,
        top: topOf(stretch.from, rows) + 1,
        height: Math.max(4, heightOf(stretch, rows) - 2),
        borderRadius: '5px',
        overflow: 'hidden',
        fontSize: 11,
        lineHeight: '14px',
        px: 0.5,
        pt: '8px',
        cursor: 'pointer',
        zIndex: isDraft ? 2 : 1,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        opacity: isReplaced ? 0 : isDraft ? 0.75 : 1,
        fontVariantNumeric: 'tabular-nums',
        touchAction: 'manipulation',
      },
    ]}
  >
    <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
      {timeInWords(stretch.from)}
      {stretch.to - stretch.from >= 60 && <br />}
      {stretch.to - stretch.from >= 60 && timeInWords(stretch.to)}
    </Box>
    {children}
  </Box>
);

function End({ stretch, end }: { stretch: Drawn; end: 'from' | 'to' }) {
  const { setNodeRef, listeners } = useDraggable({
    id: `${end} ${stretch.day} ${stretch.from}-${stretch.to}`,
    data: { what: 'end', stretch, end } satisfies Held,
  });
  return (
    <Box
      ref={setNodeRef}
      {...listeners}
      data-end={end}
      onClick={(event) => event.stopPropagation()}
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        height: 9,
        [end === 'from' ? 'top' : 'bottom']: 0,
        cursor: 'ns-resize',
        touchAction: 'none',
        '&::after': {
          content: '""',
          position: 'absolute',
          left: '50%',
          width: 18,
          height: 2,
          translate: '-50% 0',
          [end === 'from' ? 'top' : 'bottom']: 2,
          borderRadius: 1,
          bgcolor: 'currentcolor',
          opacity: 0.6,
        },
      }}
    />
  );
}
