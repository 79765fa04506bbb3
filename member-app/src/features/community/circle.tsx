import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCoach } from '../../shared/site/site';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Chip } from '../../shared/ui/chip';
import { DialogButton } from '../../shared/ui/dialog';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { CircleThread } from '../messages';
import { SignedInOnly } from '../session';
import { Feed } from './feed';
import { CommunityTab } from './parts/community-tab';
import { pillStyle } from './parts/pill';
import { type Group, useMyCommunity } from './shared/api';

export const Circle = () => {
  const { t } = useTranslation('community');
  return (
    <CommunityTab title={t('circle.title')}>
      <Groups />
    </CommunityTab>
  );
};

function Groups() {
  const query = useMyCommunity();
  const { data: me } = query;
  if (!me) return <NotLoaded query={query} skeleton={<Skeleton className="h-72" />} />;
  return me.groups.length === 0 ? <InNone /> : <InSome groups={me.groups} />;
}

const InNone = () => {
  const { t } = useTranslation('community');
  return (
    <EmptyState
      picture="circle"
      className="py-4!"
      title={t('circle.none')}
      description={t('circle.text')}
      action={<SelectCircle />}
    />
  );
};

const VIEWS = ['posts', 'chat'] as const;

/** Shows one group at a time, its posts or its chat; both choices are in the URL. */
function InSome({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('community');
  const [search, setSearch] = useSearchParams();
  const shown = groups.find(({ id }) => id === search.get('group')) ?? groups[0]!;
  const shownView = VIEWS.find((view) => view === search.get('view')) ?? 'posts';
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-8 gap-y-3">
        {groups.length === 1 ? (
          <h2 className="text-xl wrap-anywhere">{shown.name}</h2>
        ) : (
          <fieldset aria-label={t('circle.choose')} className="flex flex-wrap gap-2">
            {groups.map(({ id, name }) => (
              <Chip
                key={id}
                selected={id === shown.id}
                onClick={() => setSearch({ group: id }, { replace: true })}
              >
                {name}
              </Chip>
            ))}
          </fieldset>
        )}
        <fieldset aria-label={t('circle.show')} className="flex gap-1">
          {VIEWS.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={view === shownView}
              className={pillStyle(view === shownView)}
              onClick={() => setSearch({ group: shown.id, view })}
            >
              {t(`circle.views.${view}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <SignedInOnly>
        {(member) =>
          shownView === 'chat' ? (
            <CircleThread key={shown.id} groupId={shown.id} />
          ) : (
            <Feed member={member} groupId={shown.id} />
          )
        }
      </SignedInOnly>
    </>
  );
}

function SelectCircle() {
  const { t } = useTranslation('community');
  const { firstName, email } = useCoach();
  return (
    <DialogButton
      button={<Button>{t('circle.select')}</Button>}
      title={t('circle.nothing.title')}
      description={t('circle.nothing.text', { coach: firstName })}
    >
      {() => (
        <a href={`mailto:${email}`} className={buttonStyle({ variant: 'secondary' })}>
          {t('circle.nothing.write', { coach: firstName })}
        </a>
      )}
    </DialogButton>
  );
}
