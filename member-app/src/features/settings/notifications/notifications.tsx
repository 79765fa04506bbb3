import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { Refused } from '../../../shared/ui/refused';
import { isMinor, type Member } from '../../session';
import { usePreferences, useSetPreferences } from '../shared/api';
import { Section } from '../shared/section';
import { NotificationTimes } from './notification-times';
import { PreferenceTable } from './preference-table';
import { changed, changesTo, PRESETS, type Preset, presetOf } from './presets';
import { PushDevice } from './push-device';

/** Three presets, with the whole table behind them; then this device, summaries and quiet hours. */
export function Notifications({ member }: { member: Member }) {
  const { t } = useTranslation('preferences');
  return (
    <>
      <Section id="mails" title={t('notifications.title')} lead={t('notifications.lead')}>
        <Preferences member={member} />
      </Section>
      <PushDevice />
      <NotificationTimes />
    </>
  );
}

function Preferences({ member }: { member: Member }) {
  const { t } = useTranslation('preferences');
  const { hash } = useLocation();
  const query = usePreferences();
  const { mutate, variables, isPending, isSuccess, error } = useSetPreferences();
  if (!query.data)
    return (
      <NotLoaded query={query} skeleton={<Skeletons label={t('notifications.loading')} of={['h-72']} />} />
    );
  // Shows a choice immediately, and the previous one again if saving failed.
  const preferences = isPending ? changed(query.data, variables) : query.data;
  const reader = { isMinor: isMinor(member) };
  return (
    <>
      <PresetChoice
        chosen={presetOf(preferences, reader)}
        onChoose={(preset) => !isPending && mutate(changesTo(preset, preferences, reader))}
      />
      <output className="mt-3 block text-sm font-medium text-evergreen-strong">
        {isSuccess && t('notifications.saved')}
      </output>
      <Refused error={error} isSmall className="mt-3" />
      <details id="advanced" open={hash === '#advanced'} className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-evergreen underline underline-offset-4">
          {t('notifications.advanced')}
        </summary>
        <div className="mt-4">
          <PreferenceTable
            preferences={preferences}
            isSaving={isPending}
            onChange={(change) => mutate([change])}
          />
        </div>
      </details>
    </>
  );
}

interface PresetChoiceProps {
  /** Undefined: individual choices, listed only if there are any. */
  chosen: Preset | undefined;
  onChoose: (preset: Preset) => void;
}

function PresetChoice({ chosen, onChoose }: PresetChoiceProps) {
  const { t } = useTranslation('preferences');
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{t('notifications.preset')}</legend>
      {PRESETS.map((preset) => (
        <PresetCard
          key={preset}
          preset={preset}
          isChosen={preset === chosen}
          onChoose={() => onChoose(preset)}
        />
      ))}
      {chosen === undefined && <PresetCard preset="own" isChosen />}
    </fieldset>
  );
}

interface PresetCardProps {
  preset: Preset | 'own';
  isChosen: boolean;
  onChoose?: () => void;
}

const PresetCard = ({ preset, isChosen, onChoose }: PresetCardProps) => {
  const { t } = useTranslation('preferences');
  return (
    <label
      className={clsx(
        'grid cursor-pointer grid-cols-[auto_1fr] gap-x-4 rounded-lg border bg-surface px-5 py-4 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen',
        isChosen ? 'border-evergreen' : 'border-line hover:border-evergreen',
      )}
    >
      <input
        type="radio"
        name="preset"
        value={preset}
        checked={isChosen}
        onChange={onChoose}
        readOnly={!onChoose}
        className="row-span-2 mt-1 size-5 accent-evergreen"
      />
      <span className="font-semibold">{t(`notifications.presets.${preset}.name`)}</span>
      <span className="text-sm text-ink-soft">{t(`notifications.presets.${preset}.text`)}</span>
    </label>
  );
};
