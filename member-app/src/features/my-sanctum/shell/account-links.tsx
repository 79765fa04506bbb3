import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { mySanctumTexts } from '../texts';

const { links: texts } = mySanctumTexts;

/** The coach has no orders, so the link to them is left out. */
export function AccountLinks({ isMember }: { isMember: boolean }) {
  return (
    <nav aria-label={texts.label} className="mt-14 border-t border-line pt-10">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {isMember && <AccountLink to={sanctumPaths.notes} {...texts.notes} />}
        {isMember && <AccountLink to={paths.orders} {...texts.orders} />}
        <AccountLink to={paths.settings} {...texts.settings} />
        <AccountLink to={paths.courses} {...texts.library} />
      </ul>
    </nav>
  );
}

function AccountLink({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <Link
        to={to}
        className="group flex items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-4 transition-colors hover:border-evergreen"
      >
        <span>
          <span className="block font-semibold group-hover:text-evergreen">{title}</span>
          <span className="text-sm text-ink-soft">{text}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
