import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { Refused } from '../../../shared/ui/refused';
import { Toggle } from '../../../shared/ui/toggle';
import { type Preference, usePreferences, useSetPreference } from '../shared/api';
import { Section } from '../shared/section';
import { NotificationTimes } from './notification-times';
import { PushDevice } from './push-device';

/** Notifications that cannot be switched off; their texts say why. */
const ESSENTIAL = ['receipts', 'sessions', 'security'] as const;

const CHANNELS = ['isInAppOn', 'isEmailOn', 'isPushOn'] as const;
type Channel = (typeof CHANNELS)[number];

export function MailPreferences() {
  const { t } = useTranslation('preferences');
  return (
    <Section title={t('notifications.title')} lead={t('notifications.lead')}>
      <PreferenceTable />
      <PushDevice />
      <NotificationTimes />
    </Section>
  );
}

function PreferenceTable() {
  const { t } = useTranslation('preferences');
  const query = usePreferences();
  const { data: preferences } = query;
  const { mutate, variables, isPending: saving, isSuccess, error } = useSetPreference();
  if (!preferences)
    return (
      <NotLoaded query={query} skeleton={<Skeletons label={t('notifications.loading')} of={['h-72']} />} />
    );
  return (
    <>
      <div className="rounded-lg border border-line bg-surface">
        <table className="w-full">
          <thead>
            <tr className="text-left text-sm text-ink-soft">
              <th scope="col" className="py-3 pr-1 pl-4 font-semibold sm:px-5">
                {t('notifications.kind')}
              </th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col" className="px-1 py-3 text-center font-semibold sm:px-4">
                  {t(CHANNEL_NAMES[channel])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preferences.map((preference) => {
              const { kind } = preference;
              const name = t(`notifications.kinds.${kind}.name`);
              return (
                <Row key={kind} name={name} text={t(`notifications.kinds.${kind}.text`)}>
                  {CHANNELS.map((channel) => (
                    <td key={channel} className="px-1 py-4 text-center sm:px-4">
                      <Choice
                        name={t('notifications.on', { kind: name, channel: t(CHANNEL_NAMES[channel]) })}
                        isOn={wanted(preference, channel, saving ? variables : undefined)}
                        disabled={saving}
                        onChange={(checked) => mutate({ kind, [channel]: checked })}
                      />
                    </td>
                  ))}
                </Row>
              );
            })}
            <EssentialRows />
          </tbody>
        </table>
      </div>
      <output className="mt-3 block text-sm font-medium text-evergreen-strong">
        {isSuccess && t('notifications.saved')}
      </output>
      <Refused error={error} isSmall className="mt-3" />
    </>
  );
}

const CHANNEL_NAMES = {
  isInAppOn: 'notifications.inApp',
  isEmailOn: 'notifications.byEmail',
  isPushOn: 'notifications.byPush',
} as const;

/** Shows a choice at once, and the previous one again if it could not be saved. */
function wanted(
  preference: Preference,
  channel: Channel,
  pressed: (Pick<Preference, 'kind'> & Partial<Record<Channel, boolean>>) | undefined,
): boolean | null {
  const isPressed = pressed?.kind === preference.kind;
  return (isPressed ? pressed[channel] : undefined) ?? preference[channel];
}

interface ChoiceProps {
  name: string;
  /** null: not available on this channel. */
  isOn: boolean | null;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ name, isOn, disabled, onChange }: ChoiceProps) {
  const { t } = useTranslation('preferences');
  if (isOn === null) return <span className="text-sm text-ink-soft">{t('notifications.neverHere')}</span>;
  return <Toggle name={name} checked={isOn} disabled={disabled} onChange={onChange} />;
}

const Row = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <tr className="border-t border-line">
    <th scope="row" className="py-4 pr-1 pl-4 text-left font-normal sm:px-5">
      <span className="block font-semibold">{name}</span>
      <span className="text-sm text-ink-soft">{text}</span>
    </th>
    {children}
  </tr>
);

function EssentialRows() {
  const { t } = useTranslation('preferences');
  return ESSENTIAL.map((kind) => (
    <Row
      key={kind}
      name={t(`notifications.essential.${kind}.name`)}
      text={t(`notifications.essential.${kind}.text`)}
    >
      <td
        colSpan={CHANNELS.length}
        className="px-2 py-4 text-center text-sm font-medium text-ink-soft sm:px-5"
      >
        {t('notifications.always')}
      </td>
    </Row>
  ));
}
