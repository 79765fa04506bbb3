import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../shared/lib/format';
import { CoachCredentials } from '../../shared/site/credentials';
import { Avatar } from '../../shared/ui/avatar';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input, Textarea } from '../../shared/ui/input';
import { AvatarEditor } from '../avatar';
import { GrowthMeter, MyFace } from '../growth';
import type { Member } from '../session';
import { useUpdateMe } from '../settings';
import { EarnedCredentials } from './earned-credentials';

/** Card of the signed-in person, which turns into a form for editing. */
export function ProfileHead({ member }: { member: Member }) {
  const { t } = useTranslation('profile');
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const edit = () => setEditing(true);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  if (editing)
    return (
      <Card className="p-5 sm:p-8">
        <EditProfile member={member} onDone={close} />
      </Card>
    );
  return (
    <Card className="grid gap-x-10 gap-y-6 p-5 sm:p-8 lg:grid-flow-col lg:auto-cols-fr">
      <div className="min-w-0">
        <div className="flex items-start gap-x-4 sm:gap-x-6">
          <Face member={member} onEdit={edit} />
          <Names member={member} />
        </div>
        <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">
          {member.bio ?? <span className="text-ink-soft">{t('noBio')}</span>}
        </p>
        {member.role === 'member' ? <EarnedCredentials /> : <CoachCredentials />}
        <Button ref={editButton} variant="secondary" size="sm" className="mt-5 min-h-11" onClick={edit}>
          {t('edit')}
        </Button>
      </div>
      {member.role === 'member' && (
        <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-10">
          <GrowthMeter withTitle />
        </div>
      )}
    </Card>
  );
}

function Face({ member: { name, avatarUrl, role }, onEdit }: { member: Member; onEdit: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <div className="relative">
      {role === 'member' ? (
        <MyFace name={name} src={avatarUrl} size="xl" />
      ) : (
        <Avatar name={name} src={avatarUrl} size="xl" />
      )}
      <Button
        variant="secondary"
        size="icon"
        aria-label={t('editPicture')}
        className="absolute -top-2 -right-3 bg-surface"
        onClick={onEdit}
      >
        <Camera aria-hidden />
      </Button>
    </div>
  );
}

function Names({ member: { name, email, signInName, joinedAt } }: { member: Member }) {
  const { t } = useTranslation('profile');
  return (
    <div className="min-w-0">
      <h2 className="text-2xl wrap-anywhere">{name}</h2>
      <p className="mt-1 wrap-anywhere text-ink-soft max-sm:text-sm">{signInName ?? email}</p>
      <Badge className="mt-2">{t('joinedAt', { day: formatMonth(joinedAt) })}</Badge>
    </div>
  );
}

function EditProfile({ member, onDone }: { member: Member; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const update = useUpdateMe();
  const name = useRef<HTMLInputElement>(null);
  // The button that opened the form is gone, so the focus moves into the form.
  useEffect(() => name.current?.focus(), []);
  return (
    <div className="max-w-lg">
      <h2 className="mb-6 text-2xl">{t('form.title')}</h2>
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
