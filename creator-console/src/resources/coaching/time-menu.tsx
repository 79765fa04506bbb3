import { ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { momentIn } from '../../shared/wall-clock';
import type { Spot } from './calendar/handlers';
import { dayInWords } from './grid/formats';
import { texts } from './texts';

interface Props {
  day: string;
  /** The chosen time; undefined if only the day was chosen. */
  startsAt?: string;
  timeZone: string;
  spot: Spot;
  onBook: () => void;
  onTimeOff: () => void;
  onClose: () => void;
}

/** Actions at a free time. */
export function TimeMenu({ day, startsAt, timeZone, spot, onBook, onTimeOff, onClose }: Props) {
  const [now] = useState(Date.now);
  const isOver = startsAt !== undefined && Date.parse(startsAt) <= now;
  return (
    <Menu open anchorReference="anchorPosition" anchorPosition={spot} onClose={onClose}>
      <ListSubheader role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
        {startsAt ? momentIn(startsAt, timeZone) : dayInWords(day)}
      </ListSubheader>
      <MenuItem disabled={isOver} onClick={onBook}>
        {texts.time.book}
      </MenuItem>
      <MenuItem onClick={onTimeOff}>{texts.time.takeOff}</MenuItem>
    </Menu>
  );
}
