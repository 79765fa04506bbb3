import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { SearchField } from '../../shared/ui/search-field';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { isMinor, type Member } from '../session';
import { type Entry, findSettings, pagesOf, settingsOf } from './setting-index';

const LONGEST_SEARCH = 60;

/** Every setting with its URL, in the current language. */
function useEntries(member: Member): Entry[] {
  const { t } = useTranslation('preferences');
  const entries = settingsOf(member).map(({ page, setting }) => ({
    to: sanctumPaths.settingsPage(page, setting),
    name: t(`names.${setting}`),
    page: t(`pages.${page}.name`),
    words: t(`words.${setting}`),
  }));
  if (member.role !== 'member') return entries;
  const family = { page: t('pages.family.name'), words: t('words.family') };
  return [
    ...entries,
    { ...family, to: sanctumPaths.family, name: t('names.family') },
    ...(isMinor(member) ? [] : [{ ...family, to: sanctumPaths.addDaughter, name: t('names.add-daughter') }]),
  ];
}

interface SettingsFinderProps {
  member: Member;
  /** The list of pages, replaced by results. */
  children: ReactNode;
}

/** Searches all settings. Enter opens the first result. */
export function SettingsFinder({ member, children }: SettingsFinderProps) {
  const { t } = useTranslation('preferences');
  const [typed, setTyped] = useState('');
  const found = findSettings(useEntries(member), typed);
  const navigate = useNavigate();
  const isSearching = typed.trim() !== '';
  const leave = () => setTyped('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (!first) return;
        leave();
        void navigate(first.to);
      }}
    >
      <SearchField
        label={t('find.label')}
        placeholder={t('find.label')}
        maxLength={LONGEST_SEARCH}
        words={typed}
        onChange={setTyped}
        className="max-w-2xl"
      >
        <VisuallyHidden>
          <output>{isSearching && t('find.results', { count: found.length })}</output>
        </VisuallyHidden>
      </SearchField>
      <div className="mt-5">
        {!isSearching && children}
        {isSearching && found.length === 0 && <p className="text-ink-soft">{t('find.none', { typed })}</p>}
        {isSearching && found.length > 0 && (
          <ul className="max-w-2xl divide-y divide-line rounded-lg border border-line bg-surface">
            {found.map(({ to, name, page }) => (
              <li key={to}>
                <Link to={to} onClick={leave} className="block px-5 py-3 hover:text-evergreen">
                  <span className="block font-semibold">{name}</span>
                  <span className="text-sm text-ink-soft">{page}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}

/** Pages with their URLs; the members' family has its own page. */
function usePages(member: Member) {
  const { t } = useTranslation('preferences');
  const pages = pagesOf(member).map((page) => ({
    to: sanctumPaths.settingsPage(page),
    name: t(`pages.${page}.name`),
    text: t(`pages.${page}.text`),
  }));
  const family = { to: sanctumPaths.family, name: t('pages.family.name'), text: t('pages.family.text') };
  return member.role === 'member' ? [...pages.slice(0, -1), family, ...pages.slice(-1)] : pages;
}

/** Lists all pages with a line each. */
export function PageCards({ member }: { member: Member }) {
  return (
    <ul className="max-w-2xl divide-y divide-line rounded-lg border border-line bg-surface">
      {usePages(member).map(({ to, name, text }) => (
        <li key={to}>
          <Link to={to} className="group flex items-center justify-between gap-4 px-5 py-4">
            <span>
              <span className="block font-semibold group-hover:text-evergreen">{name}</span>
              <span className="text-sm text-ink-soft">{text}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Navigation next to the current page, on wide screens. */
export function PageList({ member }: { member: Member }) {
  const { t } = useTranslation('preferences');
  return (
    <nav aria-label={t('nav')}>
      <ul className="space-y-1 border-l border-line">
        {usePages(member).map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={clsx(
                '-ml-px block border-l-2 border-transparent py-2 pl-4 font-medium text-ink-soft hover:border-evergreen hover:text-evergreen',
                'aria-[current=page]:border-evergreen aria-[current=page]:font-semibold aria-[current=page]:text-evergreen',
              )}
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
