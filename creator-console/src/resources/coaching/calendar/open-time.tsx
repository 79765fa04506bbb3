import { ButtonBase } from '@mui/material';
import type { MouseEvent } from 'react';
import { dayInWords } from '../grid/formats';
import { timeInWords } from '../../../shared/time-of-day';
import { heightOf, minutesAt, type Rows, topOf } from '../grid/rows';
import type { Stretch } from '../grid/wall';
import { STEP } from './dropping';
import type { Handlers } from './handlers';
import { texts } from './texts';

interface Props {
  stretch: Stretch;
  rows: Rows;
  onChoose: Handlers['onChoose'];
}

/** Hours in which something can be booked: where it is pressed is the time that is meant; by the keyboard it is its beginning. */
export function OpenTime({ stretch, rows, onChoose }: Props) {
  const { date, from, to } = stretch;
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { top, left } = currentTarget.getBoundingClientRect();
    const isPressed = detail > 0;
    const minutes = isPressed ? minutesAt(clientY - top, { ...rows, from, to }, STEP) : from;
    onChoose({ date, minutes }, isPressed ? { top: clientY, left: clientX } : { top, left });
  };
  return (
    <ButtonBase
      disableRipple
      aria-label={texts.open(dayInWords(date), timeInWords(from), timeInWords(to))}
      onClick={choose}
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        width: '100%',
        top: topOf(from, rows),
        height: heightOf(stretch, rows),
        bgcolor: 'background.paper',
        cursor: 'pointer',
        '&:hover': { backgroundImage: 'linear-gradient(rgb(120 150 130 / 7%), rgb(120 150 130 / 7%))' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    />
  );
}
