import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';
import { refusalSentence } from '../../../shared/api/refusal';
import { type Device, useSignOutDevice } from '../shared/api';

/** Asks first: it cannot be undone from here. The row is gone once the server has done it. */
export function SignOutDevice({ device: { id, device } }: { device: Device }) {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState(false);
  const signOut = useSignOutDevice();
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={t('devices.signOutDevice', { device })}>
          {t('devices.signOut')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('devices.confirm.title', { device })}
        description={t('devices.confirm.description')}
      >
        {signOut.error && (
          <Alert tone="danger" className="mb-4">
            {refusalSentence(signOut.error)}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            pending={signOut.isPending}
            onClick={() => signOut.mutate(id, { onSuccess: () => setOpen(false) })}
          >
            {t('devices.confirm.yes')}
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">{t('devices.confirm.no')}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
