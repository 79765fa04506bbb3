import type { SvgIconComponent } from '@mui/icons-material';
import { IconButton, type IconButtonProps } from '@mui/material';

interface Props extends Omit<IconButtonProps, 'children'> {
  /** Read aloud, since nothing is written on it. */
  label: string;
  icon: SvgIconComponent;
}

/** Small button that shows an icon alone. */
export const IconAct = ({ label, icon: Icon, ...button }: Props) => (
  <IconButton size="small" aria-label={label} {...button}>
    <Icon fontSize="small" />
  </IconButton>
);
