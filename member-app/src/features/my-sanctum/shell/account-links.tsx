import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/lib/paths';

/** The coach's pages outside the console. */
export function AccountLinks() {
  const { t } = useTranslation('my-sanctum');
  return (
    <nav aria-label={t('links.label')} className="mt-14 border-t border-line pt-10">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <AccountLink to={paths.settings} name="settings" />
        <AccountLink to={paths.courses} name="library" />
      </ul>
    </nav>
  );
}

interface AccountLinkProps {
  to: string;
  name: 'settings' | 'library';
}

function AccountLink({ to, name }: AccountLinkProps) {
  const { t } = useTranslation('my-sanctum');
  return (
    <li>
      <Link
        to={to}
        className="group flex items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-4 transition-colors hover:border-evergreen"
      >
        <span>
          <span className="block font-semibold group-hover:text-evergreen">{t(`links.${name}.title`)}</span>
          <span className="text-sm text-ink-soft">{t(`links.${name}.text`)}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
