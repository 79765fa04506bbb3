import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';

type LegalText = 'terms' | 'privacy' | 'refunds';

interface AcceptingProps {
  /** Phrase for the action that accepts: 'By paying'. */
  by: string;
  texts: readonly [LegalText, LegalText];
}

/** Placeholder of a link in the sentence; no text contains this character. */
const LINK = '\u0000';

/** Notice that people accept the legal texts, whose pages open in a new tab. */
export function Accepting({ by, texts: [first, second] }: AcceptingProps) {
  const { t } = useTranslation('ui');
  const [before, between, after] = t('accepting.sentence', { by, first: LINK, second: LINK }).split(LINK);
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {before}
      <Text name={first} />
      {between}
      <Text name={second} />
      {after}
    </p>
  );
}

function Text({ name }: { name: LegalText }) {
  const { t } = useTranslation('ui');
  return (
    <Link to={paths[name]} target="_blank" className="underline underline-offset-4 hover:decoration-2">
      {t(`accepting.${name}`)}
    </Link>
  );
}
