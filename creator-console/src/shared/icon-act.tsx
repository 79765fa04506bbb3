import { IconButton, type IconButtonProps, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

interface Props extends Omit<IconButtonProps, 'aria-label' | 'children'> {
  /** Label for screen readers. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  isSmall?: boolean;
}

/** Button with an icon instead of text. */
export const IconAct = ({ label, icon: Icon, isSmall = false, ...button }: Props) => (
  <IconButton aria-label={label} {...button}>
    <Icon {...((isSmall || button.size === 'small') && { fontSize: 'small' })} />
  </IconButton>
);
