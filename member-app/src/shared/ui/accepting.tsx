import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';

const NAMES = {
  terms: 'terms',
  privacy: 'privacy policy',
  refunds: 'refund policy',
} as const;

interface AcceptingProps {
  /** How what is pressed accepts: 'By paying'. */
  by: string;
  texts: readonly [keyof typeof NAMES, keyof typeof NAMES];
}

/** Said where somebody accepts legal texts; the pages open beside what is being filled in. */
export const Accepting = ({ by, texts: [first, second] }: AcceptingProps) => (
  <p className="mt-4 text-sm text-ink-soft">
    {by} you accept the <Text name={first} /> and the <Text name={second} />.
  </p>
);

const Text = ({ name }: { name: keyof typeof NAMES }) => (
  <Link to={paths[name]} target="_blank" className="underline underline-offset-4 hover:decoration-2">
    {NAMES[name]}
  </Link>
);
