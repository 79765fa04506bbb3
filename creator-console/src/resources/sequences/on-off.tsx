import { Chip } from '@mui/material';
import type { Sequence } from './sequence';
import { texts } from './texts';

export const OnOff = ({ isOn }: Pick<Sequence, 'isOn'>) => (
  <Chip
    size="small"
    variant="outlined"
    color={isOn ? 'success' : 'default'}
    label={isOn ? texts.on : texts.off}
  />
);
