import { type Theme, ThemeProvider } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

/**
 * Around a table whose rows can be selected: react-admin gives the name of a row's box to the element around the input, where
 * screen readers do not find it. Here the input has the name.
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
