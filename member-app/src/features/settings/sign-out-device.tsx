import { useState } from 'react';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { refusalSentence } from '../../shared/api/refusal';
import { type Device, useSignOutDevice } from './api';
import { settingsTexts } from './texts';

const { devices: texts } = settingsTexts;

/** Asks first: it cannot be undone from here. The row is gone once the server has done it. */
export function SignOutDevice({ device: { id, device } }: { device: Device }) {
  const [open, setOpen] = useState(false);
  const signOut = useSignOutDevice();
  const { title, description, yes, no } = texts.confirm;
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={texts.signOutDevice(device)}>
          {texts.signOut}
        </Button>
      </DialogTrigger>
      <DialogContent title={title(device)} description={description}>
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
            {yes}
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">{no}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
