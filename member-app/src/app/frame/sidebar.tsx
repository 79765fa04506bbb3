import { clsx } from 'clsx';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MyFace, MyLevel } from '../../features/growth';
import { places, sections } from '../../features/my-sanctum';
import { type Member, useSession } from '../../features/session';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { SectionLinks } from './section-links';

interface SidebarProps {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** The member's sections on wide screens; phones have the bottom bar. */
export function Sidebar({ isFolded, onFold }: SidebarProps) {
  const { t } = useTranslation('my-sanctum');
  const { data: member } = useSession();
  if (!member) return null;
  const look = {
    className: 'space-y-1',
    linkStyle: clsx(
      'group relative flex min-h-11 items-center gap-3 rounded-md font-medium text-ink-soft transition-colors hover:bg-evergreen-soft/70 hover:text-ink',
      'aria-[current]:bg-evergreen-soft aria-[current]:font-semibold aria-[current]:text-evergreen-strong',
      isFolded ? 'justify-center' : 'px-3',
    ),
    iconStyle: 'size-5 shrink-0',
    labelStyle: isFolded ? tooltipStyle : '',
  };
  return (
    <div
      className={clsx(
        'sticky top-20 flex h-[calc(100dvh-5rem)] flex-col py-6',
        isFolded ? 'items-center px-3' : 'overflow-y-auto px-5',
      )}
    >
      {isFolded ? <FoldedFace member={member} /> : <Face member={member} />}
      <nav aria-label={t('sidebar.nav')} className="mt-6 mb-4 w-full">
        <SectionLinks sections={sections} {...look} />
        <hr className="my-3 border-line" />
        <SectionLinks sections={places} {...look} />
      </nav>
      <Button
        variant="ghost"
        size={isFolded ? 'icon' : 'sm'}
        className={clsx('mt-auto text-ink-soft', !isFolded && 'shrink-0 justify-start! self-start px-3!')}
        aria-expanded={!isFolded}
        aria-label={isFolded ? t('sidebar.expand') : undefined}
        onClick={() => onFold(!isFolded)}
      >
        {isFolded ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        {!isFolded && t('sidebar.collapse')}
      </Button>
    </div>
  );
}

/** Name of an icon: shown on hover, always available to screen readers. */
const tooltipStyle =
  'pointer-events-none absolute left-full z-10 ml-3 rounded-sm bg-ink px-2.5 py-1 text-sm font-medium whitespace-nowrap text-paper opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100';

function Face({ member: { name, avatarUrl, bio } }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  return (
    <div className="border-b border-line pb-6">
      <MyFace name={name} src={avatarUrl} size="lg" />
      <p className="mt-3 line-clamp-3 font-serif text-xl leading-tight wrap-anywhere">{name}</p>
      <MyLevel />
      {bio && <p className="mt-2 line-clamp-3 text-sm wrap-anywhere text-ink-soft">{bio}</p>}
      <ButtonLink
        to={sanctumPaths.communityProfile}
        variant="secondary"
        size="sm"
        className="mt-4 w-full px-0!"
      >
        {t('sidebar.viewProfile')}
      </ButtonLink>
    </div>
  );
}

function FoldedFace({ member: { name, avatarUrl } }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  return (
    <Link
      to={sanctumPaths.communityProfile}
      aria-label={t('sidebar.viewProfile')}
      title={t('sidebar.viewProfile')}
      className="rounded-full"
    >
      <MyFace name={name} src={avatarUrl} />
    </Link>
  );
}
