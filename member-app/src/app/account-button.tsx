import CircleUser from 'lucide-react/icons/circle-user';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type Member, useSession } from '../features/session';
import { loginPath, paths } from '../shared/lib/paths';
import { Button, buttonStyle } from '../shared/ui/button';

const loadMenu = () => import('./user-menu');
const UserMenu = lazy(loadMenu);

/**
 * The signed-in person's menu; for visitors, the Creator Portal link and the way to sign in and return here. Phones
 * have all of this in the menu.
 */
export function AccountButton() {
  const { t } = useTranslation('shell');
  const { data: member, isPending } = useSession();
  const { pathname, search } = useLocation();
  if (isPending) return <span className="size-11 max-lg:hidden" />;
  if (member) return <UserMenuButton member={member} />;
  return (
    <>
      <a
        href={paths.creator}
        className={buttonStyle({ variant: 'ghost', size: 'sm', className: 'max-lg:hidden' })}
      >
        {t('account.creator')}
      </a>
      <Link
        to={loginPath(pathname + search)}
        className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'max-lg:hidden' })}
      >
        {t('account.signIn')}
      </Link>
    </>
  );
}

/** The menu's code is loaded on hover or focus; until then a button that looks the same is shown. */
function UserMenuButton({ member }: { member: Member }) {
  const { t } = useTranslation('shell');
  const [wanted, setWanted] = useState(false);
  const standIn = (
    <Button
      variant="ghost"
      size="icon"
      className="max-lg:hidden"
      aria-label={t('account.open')}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      <CircleUser aria-hidden />
    </Button>
  );
  return wanted ? (
    <Suspense fallback={standIn}>
      <UserMenu member={member} />
    </Suspense>
  ) : (
    standIn
  );
}
