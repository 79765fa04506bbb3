import CircleUser from 'lucide-react/icons/circle-user';
import Leaf from 'lucide-react/icons/leaf';
import LogOut from 'lucide-react/icons/log-out';
import PenLine from 'lucide-react/icons/pen-line';
import Receipt from 'lucide-react/icons/receipt';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Member, useSignOut } from '../features/session';
import { paths } from '../shared/lib/paths';
import { sanctumPaths } from '../shared/lib/sanctum-paths';
import { Avatar } from '../shared/ui/avatar';
import { buttonStyle } from '../shared/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../shared/ui/dropdown-menu';

/** Opens immediately, because the click that opens it also loads its code. */
export default function UserMenu({ member }: { member: Member }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const link = (to: string, Icon: typeof Leaf, label: string) => (
    <DropdownMenuItem asChild>
      <Link to={to}>
        <Icon aria-hidden />
        {label}
      </Link>
    </DropdownMenuItem>
  );
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger
        aria-label={t('account.open')}
        className={buttonStyle({ variant: 'ghost', size: 'icon', className: 'max-lg:hidden' })}
      >
        <CircleUser aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>
          <span className="flex items-center gap-3">
            <Avatar name={member.name} src={member.avatarUrl} size="sm" />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere text-ink">{member.name}</span>
              {member.signInName ?? member.email}
            </span>
          </span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {link(paths.mySanctum, Leaf, t('account.profile'))}
        {member.role === 'member' && (
          <>
            {link(paths.orders, Receipt, t('account.orders'))}
            {link(sanctumPaths.family, UsersRound, t('account.family'))}
          </>
        )}
        {link(paths.settings, Settings, t('account.settings'))}
        <DropdownMenuItem asChild>
          <a href={paths.creator}>
            <PenLine aria-hidden />
            {t('account.creator')}
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={signOut.isPending} onSelect={() => signOut.mutate()}>
          <LogOut aria-hidden />
          {t('account.logOut')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
