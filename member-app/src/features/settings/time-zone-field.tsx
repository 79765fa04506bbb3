import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { FormField } from '../../shared/ui/form';
import { Select } from '../../shared/ui/select';
import { ownTimeZone } from '../../shared/lib/days';
import { labelOf, timeZoneGroups } from './time-zones';

export function TimeZoneField({ current }: { current: string }) {
  const { t } = useTranslation('settings');
  const [zone, setZone] = useState(current);
  const device = ownTimeZone();
  return (
    <div>
      <FormField name="timeZone" label={t('profile.timeZone')} hint={t('profile.timeZoneHint')}>
        <Select value={zone} onChange={({ target }) => setZone(target.value)}>
          {timeZoneGroups(current).map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </FormField>
      {device !== zone && (
        <Button variant="link" className="mt-2 text-sm" onClick={() => setZone(device)}>
          {t('profile.deviceZone', { zone: labelOf(device) })}
        </Button>
      )}
    </div>
  );
}
