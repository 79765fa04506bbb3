import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { Avatar } from '../../shared/ui/avatar';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input, Textarea } from '../../shared/ui/input';
import { AvatarEditor } from '../avatar';
import { MyFace, MyLevel } from '../growth';
import type { Member } from '../session';
import { useUpdateMe } from '../settings';

export function ProfileHead({ member }: { member: Member }) {
  const { t } = useTranslation('profile');
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const edit = () => setEditing(true);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <Card className="p-6 sm:p-8">
      {editing ? (
        <EditProfile member={member} onDone={close} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-8 gap-y-6">
          <Face member={member} onEdit={edit} />
          <div className="min-w-0 grow basis-64">
            <Words member={member} />
            <Button ref={editButton} variant="secondary" size="sm" className="mt-5" onClick={edit}>
              {t('edit')}
            </Button>
          </div>
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

function Words({ member: { name, email, signInName, bio, joinedAt, role } }: { member: Member }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{name}</h1>
      <p className="mt-1 wrap-anywhere text-ink-soft">{signInName ?? email}</p>
      <Badge className="mt-3">{t('joinedAt', { day: formatDate(joinedAt) })}</Badge>
      {role === 'member' && (
        <div className="max-w-sm">
          <MyLevel />
        </div>
      )}
      <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">
        {bio ?? <span className="text-ink-soft">{t('noBio')}</span>}
      </p>
    </>
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
