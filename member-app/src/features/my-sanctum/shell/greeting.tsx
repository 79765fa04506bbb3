import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/lib/format';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Illustration } from '../../../shared/ui/illustration';
import { MyFace, MyPlant } from '../../growth';
import type { Member } from '../../session';

/** On a phone it is one line with the member's picture, which a wide screen has in the sidebar. */
export function Greeting({ member: { name, avatarUrl, joinedAt, role } }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  return (
    <div className="relative flex items-center justify-between gap-4 overflow-hidden rounded-xl bg-sunken px-4 py-3 sm:gap-8 sm:px-10 sm:py-9">
      {role === 'member' && (
        <Link
          to={sanctumPaths.communityProfile}
          aria-label={t('sidebar.viewProfile')}
          className="shrink-0 rounded-full lg:hidden"
        >
          <MyFace name={name} src={avatarUrl} />
        </Link>
      )}
      <div className="min-w-0 grow">
        <p className="eyebrow mb-3 max-lg:hidden">{t('title')}</p>
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{t('greeting', { name: firstName(name) })}</h1>
        <p className="mt-2 text-lg text-ink-soft max-sm:hidden">{t('lead')}</p>
        <p className="mt-3 text-sm text-ink-soft max-sm:hidden">
          {t('since', { date: formatDate(joinedAt) })}
        </p>
      </div>
      {role === 'member' ? (
        <MyPlant className="-my-2 w-16 shrink-0 rounded-lg sm:-my-4 sm:w-44" />
      ) : (
        <Illustration name="sprout" className="-my-4 w-40 shrink-0 text-evergreen max-sm:hidden" />
      )}
    </div>
  );
}

const firstName = (name: string) => name.split(' ')[0] ?? name;
