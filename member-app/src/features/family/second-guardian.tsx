import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { useCallOffInvitation, useInvite, type Ward } from './api';

/** Who the guardians are, and the way to a second one. */
export function SecondGuardian({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const names = ward.guardians.map(({ name, isMe }) => (isMe ? t('guardians.me') : name));
  return (
    <div className="space-y-2">
      <h4 className="font-sans font-semibold">{t('guardians.title')}</h4>
      <p>{names.join(' · ')}</p>
      {ward.invited !== null && <Invited ward={ward} email={ward.invited} />}
      {ward.guardians.length < 2 && ward.invited === null && <Invite ward={ward} />}
    </div>
  );
}

function Invited({ ward, email }: { ward: Ward; email: string }) {
  const { t } = useTranslation('family');
  const callOff = useCallOffInvitation(ward.id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-soft wrap-anywhere">{t('guardians.invited', { email })}</p>
      <Button variant="secondary" size="sm" pending={callOff.isPending} onClick={() => callOff.mutate()}>
        {t('guardians.callOff')}
      </Button>
      {callOff.error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {refusalSentence(callOff.error)}
        </p>
      )}
    </div>
  );
}

function Invite({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  const invite = useInvite(ward.id);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {t('guardians.invite')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('guardians.invite')}
        description={t('guardians.inviteText', { name: ward.name })}
      >
        <Form className="space-y-5" onSubmit={({ email }: { email: string }) => invite(email)}>
          <FormField name="email" label={t('guardians.email')} required>
            <Input type="email" maxLength={254} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </FormField>
          <SubmitButton>{t('guardians.send')}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
