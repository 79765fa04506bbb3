import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';
import { type ApiToken, useRevokeApiToken } from './api-tokens.api';

/** Asks first: a program stops working. */
export function RevokeApiToken({ token: { id, name } }: { token: ApiToken }) {
  const { t } = useTranslation('api-tokens');
  const [open, setOpen] = useState(false);
  const revoke = useRevokeApiToken();
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={t('revoke.of', { name })}>
          {t('revoke.button')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('revoke.title', { name })} description={t('revoke.description')}>
        {revoke.error && (
          <Alert tone="danger" className="mb-4">
            {refusalSentence(revoke.error)}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            pending={revoke.isPending}
            onClick={() => revoke.mutate(id, { onSuccess: () => setOpen(false) })}
          >
            {t('revoke.yes')}
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">{t('revoke.no')}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
