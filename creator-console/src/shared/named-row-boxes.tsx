import { type Theme, ThemeProvider } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

/**
 * Labels the checkboxes of selectable rows, because react-admin labels the element around the input, where screen
 * readers don't find it.
 */
export function NamedRowBoxes({ children }: { children: ReactNode }) {
  const name = useTranslate()('ra.action.select_row');
  const slotProps = { root: { 'aria-label': undefined }, input: { 'aria-label': name } };
  const named = (theme: Theme): Theme => ({
    ...theme,
    components: { ...theme.components, MuiCheckbox: { defaultProps: { slotProps } } },
  });
  return <ThemeProvider theme={named}>{children}</ThemeProvider>;
}
