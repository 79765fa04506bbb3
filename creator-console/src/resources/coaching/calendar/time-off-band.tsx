import { ButtonBase } from '@mui/material';
import { dayInShort } from '../grid/formats';
import type { CalendarTimeOff } from './calendar.api';
import { bufferStyle } from './look-styles';
import { texts } from './texts';

interface Props {
  timeOff: CalendarTimeOff;
  words: string;
  onOpen: (timeOff: CalendarTimeOff) => void;
}

/** A period of time off, on one of its days. */
const TimeOffBand = ({ timeOff, words, onOpen }: Props) => (
  <ButtonBase
    aria-label={texts.timeOffFrom(words, dayInShort(timeOff.from), dayInShort(timeOff.to))}
    onClick={() => onOpen(timeOff)}
    sx={[
      bufferStyle as object,
      {
        display: 'block',
        width: '100%',
        mt: 0.5,
        px: 0.75,
        minHeight: 24,
        borderRadius: '6px',
        border: 1,
        borderColor: 'divider',
        font: 'inherit',
        fontSize: 12,
        lineHeight: '22px',
        textAlign: 'left',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    ]}
  >
    {words}
  </ButtonBase>
);

interface BandsProps {
  timeOff: readonly CalendarTimeOff[];
  onOpen: (timeOff: CalendarTimeOff) => void;
}

/** Time off on a day. */
export const TimeOffBands = ({ timeOff, onOpen }: BandsProps) =>
  timeOff.map((each) => (
    <TimeOffBand
      key={`${each.from} ${each.to}`}
      timeOff={each}
      words={each.only.length === 0 ? texts.timeOff : texts.timeOffOnly(each.only.join(', '))}
      onOpen={onOpen}
    />
  ));
