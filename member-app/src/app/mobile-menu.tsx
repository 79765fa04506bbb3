import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useSession, useSignOut } from '../features/session';
import { loginPath, paths } from '../shared/lib/paths';
import { sanctumPaths } from '../shared/lib/sanctum-paths';
import { Dialog, SheetContent } from '../shared/ui/dialog';
import { navLinks } from './nav-links';
import { useTheme } from './theme';

const rowStyle =
  'flex min-h-12 w-full items-center rounded-md px-3 text-lg transition-colors hover:bg-evergreen-soft aria-[current=page]:bg-evergreen-soft aria-[current=page]:font-semibold aria-[current=page]:text-evergreen-strong';

const memberLinks = [
  { to: sanctumPaths.growth, label: 'account.growth' },
  { to: sanctumPaths.notes, label: 'account.notes' },
  { to: paths.orders, label: 'account.orders' },
  { to: sanctumPaths.family, label: 'account.family' },
] as const;

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Slides in from the left with the same links as the bar, and the account. Choosing a link closes it. */
export default function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const { data: member } = useSession();
  const signOut = useSignOut();
  const { pathname, search } = useLocation();
  const close = () => onOpenChange(false);
  const link = (to: string, label: string) => (
    <li key={to}>
      <NavLink to={to} end={to === paths.home || to === paths.mySanctum} className={rowStyle} onClick={close}>
        {label}
      </NavLink>
    </li>
  );
  const creatorLink = (
    <li>
      <a href={paths.creator} className={rowStyle} onClick={close}>
        {t('account.creator')}
      </a>
    </li>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <SheetContent title={t('menu.title')}>
        <nav aria-label={t('nav.label')}>
          <ul className="mt-4 -ml-3">{navLinks.map(({ to, label }) => link(to, t(label)))}</ul>
        </nav>
        <Section title={t('account.title')}>
          {member ? (
            <>
              <li className="px-3 pb-2 text-sm wrap-anywhere text-ink-soft">{member.name}</li>
              {link(paths.mySanctum, t('account.profile'))}
              {member.role === 'member' && memberLinks.map(({ to, label }) => link(to, t(label)))}
              {link(paths.settings, t('account.settings'))}
              {creatorLink}
              <li>
                <button
                  type="button"
                  className={rowStyle}
                  disabled={signOut.isPending}
                  onClick={() => signOut.mutate(undefined, { onSuccess: close })}
                >
                  {t('account.logOut')}
                </button>
              </li>
            </>
          ) : (
            <>
              {link(loginPath(pathname + search), t('account.signIn'))}
              {link(paths.register, t('account.register'))}
              {creatorLink}
            </>
          )}
          <ThemeRow />
        </Section>
      </SheetContent>
    </Dialog>
  );
}

/** The switch of the theme, where the header has no room for it. */
function ThemeRow() {
  const { t } = useTranslation('shell');
  const { theme, toggle } = useTheme();
  return (
    <li className="min-[24rem]:hidden">
      <button type="button" className={rowStyle} onClick={toggle}>
        {t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark')}
      </button>
    </li>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-6 border-t border-line pt-5">
    <h3 className="text-lg">{title}</h3>
    <ul className="mt-2 -ml-3">{children}</ul>
  </section>
);
