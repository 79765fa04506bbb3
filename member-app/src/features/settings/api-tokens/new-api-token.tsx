import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import type { Member } from '../../session';
import { ApiTokenForm } from './api-token-form';
import { type NewApiTokenRequest, useMakeApiToken } from './api-tokens.api';
import { useFreshSignIn } from '../fresh-sign-in/fresh-sign-in';

/** Asks what the program may do; then shows the token, this once. */
export function NewApiToken({ member }: { member: Member }) {
  const { t } = useTranslation('api-tokens');
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
  const shown = token === null ? 'form' : 'shown';
  return (
    <>
      <Dialog open={open} onOpenChange={openOrClose}>
        <DialogTrigger asChild>
          <Button variant="secondary">{t('open')}</Button>
        </DialogTrigger>
        <DialogContent title={t(`${shown}.title`)} description={t(`${shown}.description`)}>
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

/** The one time a token is seen. Where copying is not allowed, the text can be selected. */
function ShownApiToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('api-tokens');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="space-y-5">
      <Field label={t('shown.label')}>
        <Input
          readOnly
          value={token}
          className="font-mono text-sm"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{t('shown.copy')}</Button>
        <Button variant="secondary" onClick={onDone}>
          {t('shown.done')}
        </Button>
        <output className="font-medium text-evergreen-strong">{copied && t('shown.copied')}</output>
      </div>
    </div>
  );
}
