import AddIcon from '@mui/icons-material/Add';
import { Box } from '@mui/material';
import { useState } from 'react';
import { IconAct } from '../../shared/icon-act';
import { texts } from '../shared/texts';
import type { PaletteEntry } from '../widgets/parts/definition';
import { PALETTE } from '../widgets/registry';
import { InsertMenu } from '../widgets/parts/insert-menu';

const WIDGETS = [{ name: texts.palette.widgets, entries: PALETTE }];

interface InsertButtonProps {
  label: string;
  onInsert: (entry: PaletteEntry) => void;
}

/** The plus between two widgets. */
export function InsertButton({ label, onInsert }: InsertButtonProps) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  return (
    <Box sx={ROW}>
      <IconAct
        size="small"
        icon={AddIcon}
        label={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAt(currentTarget)}
        sx={{
          p: 0.25,
          my: { xs: 0.75, md: 0 },
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      />
      {at && (
        <InsertMenu
          at={at}
          groups={WIDGETS}
          onChoose={(entry) => {
            setAt(null);
            onInsert(entry);
          }}
          onClose={() => setAt(null)}
        />
      )}
    </Box>
  );
}

/** A hairline that shows with the plus, so that the page stays calm. */
const ROW = {
  display: 'grid',
  placeItems: 'center',
  minHeight: { xs: 44, md: 36 },
  opacity: { md: 0.55 },
  transition: 'opacity 120ms',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundSize: '100% 1px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  color: 'divider',
  '& > button': { color: 'text.secondary' },
  '&:hover, &:focus-within': { opacity: 1 },
  '&:hover > button, & > button:focus-visible': { color: 'primary.main', borderColor: 'primary.main' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;
