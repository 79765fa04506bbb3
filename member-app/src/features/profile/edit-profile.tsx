import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Textarea } from '../../shared/ui/textarea';
import { AvatarEditor } from '../avatar';
import type { Member } from '../session';
import { useUpdateMe } from '../settings';

export function EditProfile({ member, onDone }: { member: Member; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const update = useUpdateMe();
  const name = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone, so the focus moves into the form.
  useEffect(() => name.current?.focus(), []);
  return (
    <div className="max-w-lg">
      <h1 className="mb-6 text-3xl">{t('form.title')}</h1>
      <AvatarEditor member={member} />
      <Form
        className="mt-6 space-y-5"
        onSubmit={async (values: { name: string; bio: string }) => {
          await update(values);
          onDone();
        }}
      >
        <FormField name="name" label={t('form.name')} required>
          <Input ref={name} autoComplete="name" maxLength={100} defaultValue={member.name} />
        </FormField>
        <FormField name="bio" label={t('form.bio')} hint={t('form.bioHint')}>
          <Textarea maxLength={1000} defaultValue={member.bio ?? ''} />
        </FormField>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton>{t('form.save')}</SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            {t('form.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
