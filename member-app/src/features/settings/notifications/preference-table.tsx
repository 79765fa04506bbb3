import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../../../shared/ui/toggle';
import { type Change, type Channel, CHANNELS, type Preference } from './presets';

/** Notifications that cannot be turned off; their texts say why. */
const ESSENTIAL = ['receipts', 'sessions', 'security'] as const;

interface PreferenceTableProps {
  preferences: readonly Preference[];
  isSaving: boolean;
  onChange: (change: Change) => void;
}

/** A switch for every notification and channel. */
export function PreferenceTable({ preferences, isSaving, onChange }: PreferenceTableProps) {
  const { t } = useTranslation('preferences');
  return (
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
                      isOn={preference[channel]}
                      disabled={isSaving}
                      onChange={(checked) => onChange({ kind, [channel]: checked })}
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
  );
}

const CHANNEL_NAMES = {
  isInAppOn: 'notifications.inApp',
  isEmailOn: 'notifications.byEmail',
  isPushOn: 'notifications.byPush',
} as const satisfies Record<Channel, string>;

interface ChoiceProps {
  name: string;
  /** State of the switch; null: not available on this channel. */
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
