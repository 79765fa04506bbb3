import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { formatDate } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ConfirmButton } from '../../shared/ui/confirm-dialog';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { PasswordInput } from '../../shared/ui/password-input';
import { toast } from '../../shared/ui/toast-store';
import {
  useDeleteWard,
  useKeepWard,
  useRemoveSecondFactor,
  useRequestWardExport,
  useWardDeletion,
  useWardExport,
  type Ward,
  wardExportUrl,
} from './api';

/** Helps a daughter who has lost the phone with her authenticator app. */
export function RemoveSecondFactor({ ward: { id, name }, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const remove = useRemoveSecondFactor(id);
  return (
    <ConfirmButton
      button={
        <Button variant="secondary" size="sm">
          {t('secondFactor.open')}
        </Button>
      }
      title={t('secondFactor.title', { name })}
      description={t('secondFactor.text')}
      confirm={t('secondFactor.yes')}
      keep={t('secondFactor.no')}
      keepVariant="secondary"
      act={async () => {
        await freshly(remove);
        toast({ title: t('secondFactor.done', { name }) });
      }}
    />
  );
}

/** Runs an action that needs a fresh sign-in, and asks for the password if necessary. */
export type Freshly = (act: () => Promise<void>) => Promise<void>;

export function WardCopy({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const { data: file } = useWardExport(ward.id);
  const request = useRequestWardExport(ward.id);
  const [isActing, setActing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = file?.state === 'ready';

  async function press() {
    setActing(true);
    setProblem(null);
    const act = isReady ? async () => location.assign(await wardExportUrl(ward.id)) : request;
    await freshly(act).catch((error: unknown) => setProblem(refusalSentence(error)));
    setActing(false);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={isActing || file?.state === 'preparing'}
        onClick={() => void press()}
      >
        {isReady ? t('data.download') : file?.state === 'preparing' ? t('data.preparing') : t('data.request')}
      </Button>
      {problem !== null && (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

/** Deletes a daughter's account: asks for the mother's password, and leaves seven days to undo it. */
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
