import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/lib/format';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { buttonStyle } from '../../../shared/ui/button';
import { Illustration } from '../../../shared/ui/illustration';
import { MyFace, MyPlant } from '../../growth';
import type { Member } from '../../session';

export function Greeting({ member }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  return (
    <div className="relative flex items-center justify-between gap-8 overflow-hidden rounded-xl bg-sunken px-6 py-7 sm:px-10 sm:py-9">
      <div className="min-w-0">
        <p className="eyebrow max-lg:hidden">{t('title')}</p>
        {/* A phone has no sidebar with the member's picture. */}
        {member.role === 'member' && <Face member={member} />}
        <h1 className="mt-3 text-3xl wrap-anywhere">{t('greeting', { name: firstName(member.name) })}</h1>
        <p className="mt-2 text-ink-soft sm:text-lg">{t('lead')}</p>
        <p className="mt-3 text-sm text-ink-soft">{t('since', { date: formatDate(member.joinedAt) })}</p>
      </div>
      {member.role === 'member' ? (
        <MyPlant className="-my-4 w-28 shrink-0 rounded-lg sm:w-44" />
      ) : (
        <Illustration name="sprout" className="-my-4 w-40 shrink-0 text-evergreen max-sm:hidden" />
      )}
    </div>
  );
}

function Face({ member: { name, avatarUrl } }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  return (
    <div className="flex items-center gap-3 lg:hidden">
      <MyFace name={name} src={avatarUrl} />
      <Link to={sanctumPaths.communityProfile} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
        {t('sidebar.viewProfile')}
      </Link>
    </div>
  );
}

const firstName = (name: string) => name.split(' ')[0] ?? name;
