import type { Theme } from '@mui/material';
import { type RaThemeOptions, defaultDarkTheme, defaultLightTheme } from 'react-admin';
import { texts } from './texts';

/** Labels for MUI's built-in components. */
const themeWords = ({ components }: RaThemeOptions): RaThemeOptions['components'] => ({
  // react-admin labels these buttons only where it shows page numbers, not on a phone.
  MuiTablePagination: {
    defaultProps: { getItemAriaLabel: (to: keyof typeof texts.toPage) => texts.toPage[to] },
  },
  MuiAutocomplete: {
    ...components?.MuiAutocomplete,
    defaultProps: {
      ...components?.MuiAutocomplete?.defaultProps,
      openText: texts.openList,
      closeText: texts.close,
      clearText: texts.clear,
      loadingText: texts.loading,
      noOptionsText: texts.noOptions,
    },
  },
  MuiRating: { defaultProps: { getLabelText: texts.stars } },
  // A spinner inside a button takes the button's name: aria-labelledby wins over aria-label.
  MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading } },
  MuiAlert: { defaultProps: { closeText: texts.close } },
});

const serif = '"Fraunces Variable", "Iowan Old Style", Palatino, Georgia, serif';
const sans = '"Figtree Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif';
const heading = { fontFamily: serif, fontWeight: 550 };

const shared: Pick<RaThemeOptions, 'shape' | 'typography'> = {
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: sans,
    fontSize: 14.5,
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    button: { textTransform: 'none', fontWeight: 600 },
  },
};

/**
 * A tooltip opens after 700 ms, and right away if another one closed less than 300 ms ago (product rule 6.3). MUI uses
 * 800 ms plus the closing delay for the latter.
 */
const tooltips: RaThemeOptions['components'] = {
  MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 0, leaveDelay: 300 - 800 } },
};

/** Surfaces have thin borders instead of shadows. */
const quiet = (line: string): RaThemeOptions['components'] => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } }, defaultProps: { elevation: 0 } },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${line}` } } },
  MuiTableCell: { styleOverrides: { root: { borderBottomColor: line } } },
  RaListToolbar: {
    // Filters wrap to their own line if the buttons leave no room.
    styleOverrides: {
      root: {
        '&&': { backgroundColor: 'transparent', padding: '16px 0 8px' },
        '@media (min-width: 600px)': {
          '&&': { flexWrap: 'wrap' },
          '& > form': { flex: '1 1 0', minWidth: 380 },
          '& > :last-child': { marginInlineStart: 'auto' },
        },
      },
    },
  },
  // On a phone react-admin puts it on a surface as high as the buttons, which don't exist here.
  RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', minHeight: 0 } } } },
  MuiAppBar: { styleOverrides: { root: { borderBottom: `1px solid ${line}` } } },
});

/** A table wider than its page scrolls on its own; the page doesn't. */
const tables: RaThemeOptions['components'] = {
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
};

const FORCED_COLORS = '@media (forced-colors: active)';

/**
 * Fills aren't painted in forced-colors mode, so a pressed item gets a border and a selected one the system's own
 * colors.
 */
const withoutFills: RaThemeOptions['components'] = {
  MuiButton: { styleOverrides: { contained: { [FORCED_COLORS]: { border: '1px solid' } } } },
  MuiTab: {
    styleOverrides: {
      root: {
        [FORCED_COLORS]: {
          '&.Mui-selected': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
};

/** Fields look the same in forms, filters and dialogs: outlined, and large enough for touch. */
const outlined = ({ components }: RaThemeOptions): RaThemeOptions['components'] => ({
  MuiTextField: {
    ...components?.MuiTextField,
    defaultProps: { ...components?.MuiTextField?.defaultProps, variant: 'outlined' },
  },
  MuiFormControl: {
    ...components?.MuiFormControl,
    defaultProps: { ...components?.MuiFormControl?.defaultProps, variant: 'outlined' },
  },
  // help texts stay readable even while their field is disabled
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({ '&.Mui-disabled': { color: theme.palette.text.secondary } }),
    },
  },
});

/** A denser theme in the member app's colors (product rule 6.2). */
const themeOf = (base: RaThemeOptions, line: string, palette: RaThemeOptions['palette']): RaThemeOptions => ({
  ...base,
  ...shared,
  palette: { ...palette, divider: line },
  components: {
    ...base.components,
    ...outlined(base),
    ...tooltips,
    ...tables,
    ...withoutFills,
    ...themeWords(base),
    ...quiet(line),
  },
});

const GREEN = { main: '#2f5d50', contrastText: '#fdfaf4' };
const PALE_GREEN = { main: '#9cc5b0', contrastText: '#12211c' };

export const lightTheme = themeOf(defaultLightTheme, '#e5dac8', {
  mode: 'light',
  primary: GREEN,
  secondary: GREEN,
  error: { main: '#a1322b' },
  warning: { main: '#9f4f39' },
  info: { main: '#7b5817' },
  background: { default: '#fbf7f0', paper: '#fffdf9' },
  text: { primary: '#22302b', secondary: '#55625b' },
});

export const darkTheme = themeOf(defaultDarkTheme, '#34463d', {
  mode: 'dark',
  primary: PALE_GREEN,
  secondary: PALE_GREEN,
  error: { main: '#f0a59b' },
  warning: { main: '#eaab92' },
  info: { main: '#e0bd76' },
  background: { default: '#14201b', paper: '#1b2a24' },
  text: { primary: '#f0ebdf', secondary: '#b9c6ba' },
});
