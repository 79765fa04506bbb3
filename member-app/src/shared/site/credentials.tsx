import Award from 'lucide-react/icons/award';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoach } from './site';

/** A list on a profile card; hidden if empty. */
export function Credentials({ children }: { children: readonly ReactNode[] }) {
  const { t } = useTranslation('profile');
  const heading = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-4">
      <h3 id={heading} className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {t('credentials')}
      </h3>
      <ul className="mt-1">
        {children.map((each, place) => (
          <li key={place} className="flex min-h-9 gap-2 py-1 leading-7 wrap-anywhere">
            <Award aria-hidden className="mt-1 size-5 shrink-0 text-gold-ink" />
            {each}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As written by the coach in the console. */
export const CoachCredentials = () => <Credentials>{useCoach().credentials}</Credentials>;
