import { paths } from '../shared/lib/paths';

/** The main places in their order; the desktop bar and the mobile menu show the same ones. Their labels are keys of the catalog `shell`. */
export const navLinks = [
  { to: paths.home, label: 'nav.home' },
  { to: paths.courses, label: 'nav.library' },
  { to: paths.coaching, label: 'nav.coaching' },
  { to: paths.mySanctum, label: 'nav.mySanctum' },
] as const;
