import type { RaThemeOptions } from 'react-admin';
import { texts } from './texts';

/** What MUI's own parts are called. */
export const themeWords: RaThemeOptions['components'] = {
  // react-admin names them where its pages have numbers, but not on a phone
  MuiTablePagination: {
    defaultProps: { getItemAriaLabel: (to: keyof typeof texts.toPage) => texts.toPage[to] },
  },
  MuiAutocomplete: {
    defaultProps: {
      openText: texts.openList,
      closeText: texts.close,
      clearText: texts.clear,
      loadingText: texts.loading,
      noOptionsText: texts.noOptions,
    },
  },
  MuiRating: { defaultProps: { getLabelText: texts.stars } },
  // a button's own one is named by the button: labelledby wins
  MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading } },
  MuiAlert: { defaultProps: { closeText: texts.close } },
};
