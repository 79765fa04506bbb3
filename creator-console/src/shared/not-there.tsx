import SearchOffIcon from '@mui/icons-material/SearchOff';
import { Button, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { EmptyPlace } from './empty-place';

interface Props {
  title: string;
  text: string;
  to: string;
  toLabel: string;
  icon?: ComponentType<SvgIconProps>;
}

/** Shown if a URL matches nothing: an unknown page or record. */
export const NotThere = ({ title, text, to, toLabel, icon = SearchOffIcon }: Props) => (
  <EmptyPlace icon={icon} title={title} text={text}>
    <Button component={Link} to={to} variant="contained">
      {toLabel}
    </Button>
  </EmptyPlace>
);
