import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import type { Part } from './part';
import type { SiteContent, SiteDraft } from './site.api';
import { texts } from './texts';

const { palette: words } = texts;

interface PaletteFieldProps {
  part: Part<SiteContent['palette']>;
  palettes: SiteDraft['palettes'];
}

/** The colours of the place, among those that are read well in both themes. */
export const PaletteField = ({ part, palettes }: PaletteFieldProps) => (
  <RadioGroup
    row
    aria-label={words.title}
    value={part.value}
    onChange={(_, chosen) => part.change(chosen as SiteContent['palette'])}
  >
    {palettes.map(({ name, accent, soft }) => (
      <FormControlLabel
        key={name}
        value={name}
        control={<Radio />}
        label={
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Swatch accent={accent} soft={soft} />
            <Typography component="span">{words.names[name]}</Typography>
          </Box>
        }
      />
    ))}
  </RadioGroup>
);

const Swatch = ({ accent, soft }: { accent: string; soft: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 28,
      height: 28,
      borderRadius: '50%',
      border: '6px solid',
      borderColor: accent,
      bgcolor: soft,
    }}
  />
);
