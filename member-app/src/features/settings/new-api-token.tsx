import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import type { Member } from '../session';
import { ApiTokenForm } from './api-token-form';
import { type NewApiTokenRequest, useMakeApiToken } from './api-tokens.api';
import { apiTokensTexts } from './api-tokens-texts';
import { useFreshSignIn } from './fresh-sign-in';
import { ShownApiToken } from './shown-api-token';

const { form, shown, open: opening } = apiTokensTexts;

/** Asks what the program may do; then shows the token, this once. */
export function NewApiToken({ member }: { member: Member }) {
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const make = useMakeApiToken();
  const { run, dialog } = useFreshSignIn(member.email);
  const openOrClose = (next: boolean) => {
    setOpen(next);
    setToken(null);
  };
  const makeAndShow = async (request: NewApiTokenRequest) => {
    setToken((await make(request)).token);
    // closed meanwhile, where the password had to be proved in between
    setOpen(true);
  };
  const { title, description } = token === null ? form : shown;
  return (
    <>
      <Dialog open={open} onOpenChange={openOrClose}>
        <DialogTrigger asChild>
          <Button variant="secondary">{opening}</Button>
        </DialogTrigger>
        <DialogContent title={title} description={description}>
          {token === null ? (
            <ApiTokenForm role={member.role} onSubmit={(request) => run(() => makeAndShow(request))} />
          ) : (
            <ShownApiToken token={token} onDone={() => openOrClose(false)} />
          )}
        </DialogContent>
      </Dialog>
      {dialog}
    </>
  );
}
