import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/lib/days';
import { Button } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input, Select, Textarea } from '../../shared/ui/input';
import { AvatarEditor } from '../avatar';
import type { Member } from '../session';
import { useUpdateMe } from './shared/api';
import { Section } from './shared/section';
import { labelOf, timeZoneGroups } from './time-zones';

export function Profile({ member }: { member: Member }) {
  const { t } = useTranslation('settings');
  const update = useUpdateMe();
  return (
    <Section id="about" title={t('profile.title')} lead={t('profile.lead')}>
      <div id="picture" className="mb-6">
        <AvatarEditor member={member} />
      </div>
      <Form className="space-y-5" onSubmit={update}>
        <FormField name="name" label={t('profile.name')} required>
          <Input autoComplete="name" maxLength={100} defaultValue={member.name} />
        </FormField>
        <FormField name="bio" label={t('profile.bio')} hint={t('profile.bioHint')}>
          <Textarea maxLength={1000} defaultValue={member.bio ?? ''} />
        </FormField>
        <TimeZoneField current={member.timeZone} />
        <SubmitButton showSaved>{t('save')}</SubmitButton>
      </Form>
    </Section>
  );
}

function TimeZoneField({ current }: { current: string }) {
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
