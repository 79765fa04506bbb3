import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Choice } from '../../../shared/ui/choice';
import { Form, FormField } from '../../../shared/ui/form';
import { Input } from '../../../shared/ui/input';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { Refused } from '../../../shared/ui/refused';
import { Toggle } from '../../../shared/ui/toggle';
import { type DigestRhythm, useNotificationSettings, useSaveNotificationSettings } from '../shared/api';
import { Section } from '../shared/section';

const RHYTHMS = ['at_once', 'daily', 'weekly'] as const satisfies readonly DigestRhythm[];

/** Quiet hours suggested to a member who had none. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };

/** Frequency of the community's email digest, and quiet hours for emails that can wait. */
export function NotificationTimes() {
  const { t } = useTranslation('preferences');
  const query = useNotificationSettings();
  const { data } = query;
  const save = useSaveNotificationSettings();
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('notifications.times.loading')} of={['h-40']} className="mt-8" />}
      />
    );
  return (
    <Section id="digest" title={t('notifications.times.digest')} lead={t('notifications.times.digestText')}>
      <div role="radiogroup" aria-label={t('notifications.times.digest')} className="flex flex-wrap gap-2">
        {RHYTHMS.map((digest) => (
          <Choice
            key={digest}
            name="digest"
            value={digest}
            checked={data.digest === digest}
            onChoose={() => save.mutate({ ...data, digest })}
          >
            {t(`notifications.times.${digest}`)}
          </Choice>
        ))}
      </div>
      <div id="quiet-hours" className="mt-8">
        <Toggle
          label={t('notifications.times.quiet')}
          checked={data.quietFrom !== null}
          disabled={save.isPending}
          onChange={(isOn) =>
            save.mutate({ ...data, ...(isOn ? NIGHT : { quietFrom: null, quietTo: null }) })
          }
        />
        <p className="mt-1 text-ink-soft">{t('notifications.times.quietText')}</p>
        {data.quietFrom !== null && data.quietTo !== null && (
          <QuietHours
            key={`${data.quietFrom}-${data.quietTo}`}
            from={data.quietFrom}
            to={data.quietTo}
            isSaving={save.isPending}
            onSave={(quietFrom, quietTo) => save.mutateAsync({ ...data, quietFrom, quietTo })}
          />
        )}
      </div>
      <output className="mt-3 block text-sm font-medium text-evergreen-strong">
        {save.isSuccess && t('notifications.saved')}
      </output>
      <Refused error={save.error} isSmall className="mt-3" />
    </Section>
  );
}

interface QuietHoursProps {
  from: string;
  to: string;
  isSaving: boolean;
  onSave: (from: string, to: string) => Promise<unknown>;
}

function QuietHours({ from, to, isSaving, onSave }: QuietHoursProps) {
  const { t } = useTranslation('preferences');
  const [times, setTimes] = useState({ from, to });
  const isSame = times.from === times.to;
  const isWhole = times.from !== '' && times.to !== '' && !isSame;
  return (
    <Form
      className="mt-4 flex flex-wrap items-end gap-3"
      isUnsaved={times.from !== from || times.to !== to}
      onSubmit={() => onSave(times.from, times.to)}
    >
      {(['from', 'to'] as const).map((end) => (
        <FormField
          key={end}
          name={end === 'from' ? 'quietFrom' : 'quietTo'}
          label={t(`notifications.times.${end}`)}
        >
          <Input
            type="time"
            value={times[end]}
            onChange={({ target }) => setTimes({ ...times, [end]: target.value })}
          />
        </FormField>
      ))}
      <Button type="submit" variant="secondary" disabled={!isWhole} pending={isSaving}>
        {t('notifications.times.save')}
      </Button>
      {isSame && (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          {t('notifications.times.same')}
        </p>
      )}
    </Form>
  );
}
