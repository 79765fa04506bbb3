import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { Form, SubmitButton } from '../../shared/ui/form';
import { toast } from '../../shared/ui/toast-store';
import { NewPasswordField } from '../accounts';
import { setWardPassword, type Ward } from './api';

/** For a daughter who has forgotten hers. */
export function NewWardPassword({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);

  async function submit({ password }: { password: string }) {
    await setWardPassword(ward.id, password);
    setOpen(false);
    toast({ title: t('password.done', { name: ward.name }) });
  }

  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {t('password.open')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('password.title', { name: ward.name })} description={t('password.text')}>
        <Form className="space-y-5" onSubmit={submit}>
          <NewPasswordField name="password" label={t('form.password')} owner="member" />
          <SubmitButton>{t('password.submit')}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
