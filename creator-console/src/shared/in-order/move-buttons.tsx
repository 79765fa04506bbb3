import { IconAct } from '../icon-act';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';

const AT_AN_END = { '&[aria-disabled=true]': { opacity: 0.3, cursor: 'default' } } as const;

interface Props {
  up: string;
  down: string;
  place: number;
  of: number;
  onMove: (place: number) => void;
}

/** Moves a row up and down. At an end the buttons aren't `disabled`, so that they keep the focus. */
export const MoveButtons = ({ up, down, place, of, onMove }: Props) =>
  of > 1 && (
    <>
      <IconAct
        icon={ArrowUpwardIcon}
        label={up}
        size="medium"
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
        sx={AT_AN_END}
      />
      <IconAct
        icon={ArrowDownwardIcon}
        label={down}
        size="medium"
        aria-disabled={place === of - 1}
        onClick={() => onMove(place + 1)}
        sx={AT_AN_END}
      />
    </>
  );
