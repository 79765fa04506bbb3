import { paths } from '../shared/lib/paths';
import { shellTexts } from './texts';

/** The main places in their order; the desktop bar and the mobile menu show the same ones. */
export const navLinks = [
  { to: paths.home, label: shellTexts.nav.home },
  { to: paths.courses, label: shellTexts.nav.library },
  { to: paths.coaching, label: shellTexts.nav.coaching },
  { to: paths.mySanctum, label: shellTexts.nav.mySanctum },
];
