import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../shared/lib/format';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Avatar } from '../../shared/ui/avatar';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { Refused } from '../../shared/ui/refused';
import { type Leaderboard, type ListedMember, useJoinLeaderboard, useLeaderboard } from './api';
import { levelName } from './level-name';

/** Members who agreed to be listed, by their points. */
export function LeaderboardPage() {
  const { t } = useTranslation('growth');
  const query = useLeaderboard();
  const { data } = query;
  return (
    <>
      <PageTitle>{t('leaderboard.title')}</PageTitle>
      <p className="mb-3">
        <Link to={sanctumPaths.growth} className="text-sm underline underline-offset-4">
          {t('leaderboard.back')}
        </Link>
      </p>
      <h1 className="text-3xl">{t('leaderboard.title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('leaderboard.lead')}</p>
      {!data && <NotLoaded query={query} skeleton={<Skeleton className="mt-8 h-64" />} />}
      {data && (
        <>
          <Joining leaderboard={data} />
          <Members members={data.members} />
        </>
      )}
    </>
  );
}

function Joining({ leaderboard: { hasJoined: joined, problem } }: { leaderboard: Leaderboard }) {
  const { t } = useTranslation('growth');
  const { mutate, isPending, error } = useJoinLeaderboard();
  return (
    <Card className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-6">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">{joined ? t('leaderboard.in') : t('leaderboard.out')}</p>
        <p className="mt-1 text-ink-soft">
          {problem === 'age' && t('leaderboard.age')}
          {problem === 'level_hidden' && (
            <>
              {t('leaderboard.hidden')}{' '}
              <Link
                to={sanctumPaths.settingsPage('privacy', 'level')}
                className="underline underline-offset-4"
              >
                {t('leaderboard.settings')}
              </Link>
            </>
          )}
          {problem === null && t('leaderboard.who')}
        </p>
        <Refused error={error} isSmall className="mt-2" />
      </div>
      {joined && (
        <Button variant="secondary" pending={isPending} onClick={() => mutate(false)}>
          {t('leaderboard.leave')}
        </Button>
      )}
      {!joined && problem === null && (
        <Button pending={isPending} onClick={() => mutate(true)}>
          {t('leaderboard.join')}
        </Button>
      )}
    </Card>
  );
}

function Members({ members }: { members: readonly ListedMember[] }) {
  const { t } = useTranslation('growth');
  if (members.length === 0) {
    return (
      <EmptyState picture="circle" title={t('leaderboard.none')} description={t('leaderboard.noneText')} />
    );
  }
  return (
    <ol aria-label={t('leaderboard.title')} className="mt-8 divide-y divide-line">
      {members.map((one) => (
        <li
          key={`${one.place} ${one.memberName}`}
          className={clsx('flex items-center gap-4 rounded-md px-3 py-3', one.isMe && 'bg-evergreen-soft')}
        >
          <span className="w-7 shrink-0 text-right font-serif text-xl text-ink-soft tabular-nums">
            {one.place}
          </span>
          <Avatar name={one.memberName} src={one.avatarUrl} level={one} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">
              {one.memberName}
              {one.isMe && <span className="font-normal text-ink-soft"> · {t('leaderboard.you')}</span>}
            </span>
            <span className="block text-sm text-ink-soft">
              {t('level', { level: one.level, name: levelName(one.level) })}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">
            {t('points', { count: one.points, number: formatNumber(one.points) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
