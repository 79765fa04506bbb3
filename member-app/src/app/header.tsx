import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Bell } from '../features/notifications';
import { paths } from '../shared/lib/paths';
import { Button } from '../shared/ui/button';
import { AccountButton } from './account-button';
import { Brand } from './brand';
import { CartLink } from './cart-link';
import { HeaderSearch } from './header-search';
import { MenuButton } from './menu-button';
import { navLinks } from './nav-links';
import { ThemeToggle } from './theme-toggle';

export function Header() {
  const { t } = useTranslation('shell');
  const [searching, setSearching] = useState(false);
  const searchToggle = useRef<HTMLButtonElement>(null);

  function closeSearch() {
    setSearching(false);
    searchToggle.current?.focus();
  }

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md print:hidden">
      <div className="page-width flex h-16 items-center gap-1 lg:h-20">
        <MenuButton />
        <Brand />
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
        <div className="ml-auto flex items-center sm:gap-1">
          <a
            href={paths.creator}
            className="hidden rounded-full px-3 py-2 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink lg:block xl:mr-2"
          >
            {t('nav.creator')}
          </a>
          <Button
            ref={searchToggle}
            variant="ghost"
            size="icon"
            aria-label={searching ? t('search.close') : t('search.open')}
            aria-expanded={searching}
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
      {searching && <HeaderSearch onClose={closeSearch} />}
    </header>
  );
}
