import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { PasswordInput } from '../../shared/ui/password-input';
import { useDeleteWard, useKeepWard, useWardDeletion, type Ward } from './api';
import type { Freshly } from './ward-copy';

/** Asks for the mother's password, and leaves seven days to think again. */
export function WardDeletion({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const { data: deletion } = useWardDeletion(ward.id);
  const keep = useKeepWard(ward.id);
  const deleteWard = useDeleteWard(ward.id);
  const [isOpen, setOpen] = useState(false);

  async function submit({ password }: { password: string }) {
    await freshly(() => deleteWard(password));
    setOpen(false);
  }

  if (deletion?.erasesAt) {
    return (
      <>
        <p>{t('data.deletedOn', { date: formatDate(deletion.erasesAt) })}</p>
        <Button variant="secondary" size="sm" pending={keep.isPending} onClick={() => keep.mutate()}>
          {t('data.keep')}
        </Button>
      </>
    );
  }
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {t('data.delete')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('data.deleteTitle', { name: ward.name })} description={t('data.deleteText')}>
        <Form className="space-y-5" onSubmit={submit}>
          <FormField name="password" label={t('data.password')} required>
            <PasswordInput autoComplete="current-password" />
          </FormField>
          <div className="flex flex-wrap items-start gap-3">
            <SubmitButton variant="destructive">{t('data.deleteYes')}</SubmitButton>
            <DialogClose asChild>
              <Button variant="secondary">{t('end.no')}</Button>
            </DialogClose>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
