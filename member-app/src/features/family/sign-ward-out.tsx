import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { toast } from '../../shared/ui/toast-store';
import { signWardOut, type Ward } from './api';

/** Ends a daughter's devices at once, for a guardian who was told of something that does not seem right. */
export function SignWardOut({ ward: { id, name } }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  const signOut = useMutation({
    mutationFn: () => signWardOut(id),
    onSuccess: () => {
      setOpen(false);
      toast({ title: t('signOut.done', { name }) });
    },
  });
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {t('signOut.open')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('signOut.title', { name })} description={t('signOut.text')}>
        {signOut.error && (
          <p role="alert" className="mb-3 text-sm font-medium text-danger">
            {refusalSentence(signOut.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" pending={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('signOut.yes')}
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">{t('signOut.no')}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
