import { clsx } from 'clsx';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { Bell } from '../features/notifications';
import { paths } from '../shared/lib/paths';
import { useSite } from '../shared/site/site';
import { Button } from '../shared/ui/button';
import { AccountButton } from './account-button';
import { CartLink } from './cart-link';
import { navLinks } from './nav-links';
import { useTheme } from './theme';

const loadSearch = () => import('./header-search');
const HeaderSearch = lazy(loadSearch);

/** The frame's top bar; beside the sidebar it is as wide as the page. The code of search and menu is loaded on hover or focus. */
export function Header({ isBesideSidebar }: { isBesideSidebar: boolean }) {
  const { t } = useTranslation('shell');
  const [searching, setSearching] = useState(false);
  const searchToggle = useRef<HTMLButtonElement>(null);

  function closeSearch() {
    setSearching(false);
    searchToggle.current?.focus();
  }

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md print:hidden">
      <div
        className={clsx(
          'page-width flex h-14 items-center gap-1 lg:h-20',
          isBesideSidebar &&
            'lg:group-not-has-[[data-full-width]]/shell:max-w-none lg:group-not-has-[[data-full-width]]/shell:pl-7',
        )}
      >
        <MenuButton />
        <Brand />
        <MainLinks />
        <div className="ml-auto flex items-center sm:gap-1">
          <Button
            ref={searchToggle}
            variant="ghost"
            size="icon"
            aria-label={searching ? t('search.close') : t('search.open')}
            aria-expanded={searching}
            onPointerEnter={() => void loadSearch()}
            onFocus={() => void loadSearch()}
            onClick={() => setSearching(!searching)}
          >
            {searching ? <X aria-hidden /> : <Search aria-hidden />}
          </Button>
          <ThemeToggle />
          <Bell />
          <CartLink />
          <AccountButton />
        </div>
      </div>
      {searching && (
        <Suspense>
          <HeaderSearch onClose={closeSearch} />
        </Suspense>
      )}
    </header>
  );
}

function MainLinks() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('nav.label')} className="ml-4 hidden lg:block xl:ml-8">
      <ul className="flex xl:gap-1">
        {navLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === paths.home}
              className="block rounded-full px-3 py-2 font-medium whitespace-nowrap xl:px-4 text-ink-soft transition-colors hover:text-ink aria-[current=page]:bg-evergreen-soft aria-[current=page]:text-evergreen-strong"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { theme, toggle } = useTheme();
  const dark = theme === 'dark';
  return (
    <Button
      variant="ghost"
      size="icon"
      // the menu has it where the name would be cut
      className="max-[24rem]:hidden"
      aria-label={dark ? t('theme.toLight') : t('theme.toDark')}
      onClick={toggle}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </Button>
  );
}

function Brand() {
  const { place } = useSite();
  return (
    <Link to={paths.home} className="inline-flex min-w-0 items-center gap-2 font-serif text-xl font-medium">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0 text-evergreen max-[21rem]:hidden">
        <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
          <path className="fill-wash-leaf" d="M16 16c0-6.5 3.5-10.5 10.5-11.5c.5 7.5-3 11.5-10.5 11.5Z" />
          <path className="fill-wash-leaf" d="M16 21.5c0-5.200-3-8.300-9.300-9c-.2 6 3 9 9.300 9Z" />
          <path d="M16 28V16l5-5M16 21.5l-4.5-4.5" />
        </g>
      </svg>
      <span className="truncate">{place.name}</span>
    </Link>
  );
}

const loadMenu = () => import('./mobile-menu');
const MobileMenu = lazy(loadMenu);

function MenuButton() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="-ml-3 lg:hidden"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden />
      </Button>
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
