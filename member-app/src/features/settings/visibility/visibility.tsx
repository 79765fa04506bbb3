import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Choice } from '../../../shared/ui/choice';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { Refused } from '../../../shared/ui/refused';
import { Toggle } from '../../../shared/ui/toggle';
import type { Member } from '../../session';
import { useMessageSettings, useSaveMessageSettings, useUnblock, useUpdateMe } from '../shared/api';
import { Section } from '../shared/section';

/** Settings for messages: allowed senders, visible activity and blocked people. Each choice is saved right away. */
export function MessageSettings() {
  const { t } = useTranslation('messages');
  const query = useMessageSettings();
  const { data } = query;
  const save = useSaveMessageSettings();
  const unblock = useUnblock();
  const error = save.error ?? unblock.error;
  return (
    <Section id="messages" title={t('settings.title')} lead={t('settings.lead')}>
      {!data && <NotLoaded query={query} skeleton={<Skeleton className="h-32" />} />}
      {data && (
        <div className="space-y-6">
          <fieldset>
            <legend className="mb-3 font-semibold">{t('settings.from')}</legend>
            <div className="flex flex-wrap gap-2">
              {(['members', 'coach'] as const).map((from) => (
                <Choice
                  key={from}
                  name="receives-from"
                  value={from}
                  checked={data.receivesFrom === from}
                  onChoose={() => save.mutate({ ...wishes(data), receivesFrom: from })}
                >
                  {t(from === 'members' ? 'settings.members' : 'settings.coachAlone')}
                </Choice>
              ))}
            </div>
            {data.receivesFrom === 'coach' && (
              <p className="mt-3 text-ink-soft">{t('settings.coachAloneText')}</p>
            )}
          </fieldset>
          <div>
            <Toggle
              label={t('settings.showsRead')}
              checked={data.showsRead}
              disabled={save.isPending}
              onChange={(showsRead) => save.mutate({ ...wishes(data), showsRead })}
            />
            <p className="mt-1 text-ink-soft">{t('settings.showsReadText')}</p>
          </div>
          <Toggle
            label={t('settings.showsTyping')}
            checked={data.showsTyping}
            disabled={save.isPending}
            onChange={(showsTyping) => save.mutate({ ...wishes(data), showsTyping })}
          />
          <Blocked people={data.blocked} unblock={unblock} />
        </div>
      )}
      <output className="mt-3 block text-sm font-medium text-evergreen-strong">
        {save.isSuccess && t('settings.saved')}
      </output>
      <Refused error={error} isSmall className="mt-2" />
    </Section>
  );
}

/** Picks the fields to save, without those that are only shown. */
const wishes = ({ receivesFrom, showsRead, showsTyping }: Settings) => ({
  receivesFrom,
  showsRead,
  showsTyping,
});

type Settings = NonNullable<ReturnType<typeof useMessageSettings>['data']>;

interface BlockedProps {
  people: Settings['blocked'];
  unblock: ReturnType<typeof useUnblock>;
}

function Blocked({ people, unblock }: BlockedProps) {
  const { t } = useTranslation('messages');
  if (people.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{t('settings.blocked')}</h3>
      <ul className="mt-2 space-y-2">
        {people.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">{name}</span>
            <Button
              variant="secondary"
              size="sm"
              pending={unblock.isPending && unblock.variables === id}
              onClick={() => unblock.mutate(id)}
            >
              {t('settings.unblock', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LevelVisibility({ member: { showLevelPublicly } }: { member: Member }) {
  const { t } = useTranslation('preferences');
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: useUpdateMe() });
  return (
    <Section id="level" title={t('level.title')} lead={t('level.lead')}>
      <Toggle
        label={t('level.label')}
        checked={showLevelPublicly}
        disabled={isPending}
        onChange={(checked) => mutate({ showLevelPublicly: checked })}
      />
      <p className="mt-3 text-ink-soft">{showLevelPublicly ? t('level.on') : t('level.off')}</p>
      <output className="mt-2 block text-sm font-medium text-evergreen-strong">
        {isSuccess && t('level.saved')}
      </output>
      <Refused error={error} isSmall className="mt-2" />
    </Section>
  );
}
