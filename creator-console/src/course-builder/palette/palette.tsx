import { useDraggable } from '@dnd-kit/core';
import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { paletteId } from '../canvas/dropping';
import { texts } from '../shared/texts';
import { PALETTE, type PaletteEntry } from '../widgets/palette-entries';

interface PaletteProps {
  disabled: boolean;
  onAdd: (entry: PaletteEntry) => void;
}

/** Right: what can be put on a page. A press puts it at the end, a drag where it is let go. */
export const Palette = ({ disabled, onAdd }: PaletteProps) => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
      {texts.palette.help}
    </Typography>
    <Box
      component="ul"
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, listStyle: 'none', p: 0, m: 0 }}
    >
      {PALETTE.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} disabled={disabled} onAdd={onAdd} />
        </li>
      ))}
    </Box>
  </>
);

function Entry({ entry, disabled, onAdd }: PaletteProps & { entry: PaletteEntry }) {
  const { id, label, icon: Icon } = entry;
  const { listeners, setNodeRef } = useDraggable({ id: paletteId(id), data: { title: label }, disabled });
  return (
    <Tile
      type="button"
      ref={setNodeRef}
      disabled={disabled}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
      onClick={() => onAdd(entry)}
      aria-label={texts.palette.add(label)}
    >
      <Icon aria-hidden color="primary" />
      {label}
    </Tile>
  );
}

/** By keys it is a button that adds; moving on from the end is the canvas's. */
const Tile = styled('button')(({ theme }) => ({
  width: '100%',
  minHeight: 76,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 4,
  padding: 8,
  font: 'inherit',
  fontSize: 13.5,
  fontWeight: 600,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 10,
  cursor: 'grab',
  touchAction: 'manipulation',
  '&:hover:not(:disabled)': { borderColor: theme.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
}));
