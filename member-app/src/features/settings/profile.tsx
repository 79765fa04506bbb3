import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Textarea } from '../../shared/ui/textarea';
import { AvatarEditor } from '../avatar';
import type { Member } from '../session';
import { useUpdateMe } from './api';
import { Section } from './section';
import { settingsTexts } from './texts';
import { TimeZoneField } from './time-zone-field';

const { profile: texts, save } = settingsTexts;

export function Profile({ member }: { member: Member }) {
  const update = useUpdateMe();
  return (
    <Section title={texts.title} lead={texts.lead}>
      <div className="mb-8">
        <AvatarEditor member={member} />
      </div>
      <Form className="space-y-5" onSubmit={update}>
        <FormField name="name" label={texts.name} required>
          <Input autoComplete="name" maxLength={100} defaultValue={member.name} />
        </FormField>
        <FormField name="bio" label={texts.bio} hint={texts.bioHint}>
          <Textarea maxLength={1000} defaultValue={member.bio ?? ''} />
        </FormField>
        <TimeZoneField current={member.timeZone} />
        <SubmitButton showSaved>{save}</SubmitButton>
      </Form>
    </Section>
  );
}
