import { paths } from '../../shared/lib/paths';

export const legalLinks = [
  { to: paths.terms, label: 'footer.terms' },
  { to: paths.privacy, label: 'footer.privacy' },
  { to: paths.refunds, label: 'footer.refunds' },
  { to: paths.imprint, label: 'footer.imprint' },
] as const;
