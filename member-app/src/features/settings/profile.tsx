import { useTranslation } from 'react-i18next';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Textarea } from '../../shared/ui/textarea';
import { AvatarEditor } from '../avatar';
import type { Member } from '../session';
import { useUpdateMe } from './shared/api';
import { Section } from './shared/section';
import { TimeZoneField } from './time-zone-field';

export function Profile({ member }: { member: Member }) {
  const { t } = useTranslation('settings');
  const update = useUpdateMe();
  return (
    <Section title={t('profile.title')} lead={t('profile.lead')}>
      <div className="mb-8">
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
