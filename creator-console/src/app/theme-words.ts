import type { RaThemeOptions } from 'react-admin';
import { texts } from './texts';

/** Labels for MUI's built-in components. */
export const themeWords: RaThemeOptions['components'] = {
  // react-admin labels these buttons only where it shows page numbers, not on a phone.
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
  // A spinner inside a button takes the button's name: aria-labelledby wins over aria-label.
  MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading } },
  MuiAlert: { defaultProps: { closeText: texts.close } },
};
