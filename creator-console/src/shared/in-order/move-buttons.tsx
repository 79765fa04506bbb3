import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { IconButton } from '@mui/material';

const AT_AN_END = { '&[aria-disabled=true]': { opacity: 0.3, cursor: 'default' } } as const;

interface Props {
  up: string;
  down: string;
  place: number;
  of: number;
  onMove: (place: number) => void;
}

/** Moves a row up and down. At an end the buttons keep the focus, so that they are not `disabled`. */
export const MoveButtons = ({ up, down, place, of, onMove }: Props) =>
  of > 1 && (
    <>
      <IconButton
        aria-label={up}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
        sx={AT_AN_END}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={down}
        aria-disabled={place === of - 1}
        onClick={() => onMove(place + 1)}
        sx={AT_AN_END}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
    </>
  );
