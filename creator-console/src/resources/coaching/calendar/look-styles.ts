import { alpha, type SxProps, type Theme } from '@mui/material';
import type { Look } from './session-words';

const COLOUR = { booked: 'primary', held: 'warning', group: 'info' } as const;

/** A color for events, because they aren't sessions. */
const PLUM = { light: '#6d4c74', dark: '#cdb0d4' };

/** Returns the edge color of this kind of entry. */
export function colourOf(look: Look, palette: Theme['palette']): string {
  if (look === 'event') return PLUM[palette.mode];
  return look === 'over' ? palette.text.secondary : palette[COLOUR[look]].main;
}

/** Fine stripes on a surface: tentative time. */
const stripes = (colour: string) =>
  `repeating-linear-gradient(-45deg, ${colour} 0 5px, transparent 5px 10px)`;

/** Surface of a session or event: its edge shows its kind, and its text has full contrast. */
export const lookStyle =
  (look: Look) =>
  ({ palette }: Theme) => {
    const colour = colourOf(look, palette);
    const tint = (strength: number) => alpha(colour, palette.mode === 'dark' ? strength * 1.6 : strength);
    return {
      color: 'text.primary',
      // covers anything behind it
      backgroundColor: palette.background.paper,
      backgroundImage:
        look === 'held'
          ? stripes(tint(0.1))
          : `linear-gradient(${tint(look === 'over' ? 0.07 : 0.13)}, ${tint(look === 'over' ? 0.07 : 0.13)})`,
      border: `1px ${look === 'held' ? 'dashed' : 'solid'} ${alpha(colour, look === 'over' ? 0.25 : 0.45)}`,
      borderLeft: `3px ${look === 'held' ? 'dashed' : 'solid'} ${colour}`,
      borderRadius: '6px',
    };
  };

/** Buffer around a session, with nothing booked. */
export const bufferStyle: SxProps<Theme> = ({ palette }) => ({
  backgroundImage: stripes(alpha(palette.text.secondary, 0.16)),
});

/** Time without availability. */
export const closedColour = ({ palette }: Theme): string =>
  palette.mode === 'dark' ? alpha('#000', 0.38) : alpha('#8a6f3a', 0.09);
