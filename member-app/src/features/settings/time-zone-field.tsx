import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { FormField } from '../../shared/ui/form';
import { Select } from '../../shared/ui/select';
import { settingsTexts } from './texts';
import { deviceTimeZone, labelOf, timeZoneGroups } from './time-zones';

const { profile: texts } = settingsTexts;

export function TimeZoneField({ current }: { current: string }) {
  const [zone, setZone] = useState(current);
  const device = deviceTimeZone();
  return (
    <div>
      <FormField name="timeZone" label={texts.timeZone} hint={texts.timeZoneHint}>
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
          {texts.deviceZone(labelOf(device))}
        </Button>
      )}
    </div>
  );
}
