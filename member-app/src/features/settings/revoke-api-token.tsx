import { useState } from 'react';
import { refusalSentence } from '../../shared/api/refusal';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { type ApiToken, useRevokeApiToken } from './api-tokens.api';
import { apiTokensTexts } from './api-tokens-texts';

const { revoke: texts } = apiTokensTexts;

/** Asks first: a program stops working. */
export function RevokeApiToken({ token: { id, name } }: { token: ApiToken }) {
  const [open, setOpen] = useState(false);
  const revoke = useRevokeApiToken();
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={texts.of(name)}>
          {texts.button}
        </Button>
      </DialogTrigger>
      <DialogContent title={texts.title(name)} description={texts.description}>
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
            {texts.yes}
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">{texts.no}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
