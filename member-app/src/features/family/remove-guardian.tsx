import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { useRemoveGuardian, type Ward } from './api';

interface RemoveGuardianProps {
  ward: Ward;
  guardian: Ward['guardians'][number];
}

/** Asks first; the server says where somebody has to stay. */
export function RemoveGuardian({ ward, guardian: { id, name, isMe } }: RemoveGuardianProps) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveGuardian(ward.id);
  const words = isMe ? 'leave' : 'remove';
  const names = { name, daughter: ward.name };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={t(`${words}.openNamed`, names)}>
          {t(`${words}.open`)}
        </Button>
      </DialogTrigger>
      <DialogContent title={t(`${words}.title`, names)} description={t(`${words}.text`, names)}>
        <div className="space-y-4">
          <Refused error={remove.error} />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="destructive"
              pending={remove.isPending}
              onClick={() => remove.mutate(id, { onSuccess: () => setOpen(false) })}
            >
              {t(`${words}.yes`)}
            </Button>
            <DialogClose asChild>
              <Button variant="secondary">{t('remove.no')}</Button>
            </DialogClose>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
