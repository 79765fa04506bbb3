import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Form, FormField, SubmitButton } from '../../../shared/ui/form';
import { Input, Select } from '../../../shared/ui/input';
import type { Member } from '../../session';
import { useFreshSignIn } from '../fresh-sign-in/fresh-sign-in';
import { type Area, scopesIn, verbOf } from '@sanctum/web/account/api-tokens';
import { type NewApiTokenRequest, type Scope, useMakeApiToken } from './api-tokens.api';

/** Permissions that API tokens may have, by role. */
const AREAS: Record<Member['role'], readonly Area[]> = {
  member: ['account', 'shop', 'learning', 'coaching', 'community', 'messages'],
  creator: [
    'account',
    'products',
    'students',
    'orders',
    'coaching',
    'community',
    'messages',
    'marketing',
    'site',
    'settings',
    'insights',
  ],
};

const NAME_LENGTH = 60;
/** Lifetimes of a token, in days. */
const LIVES = [30, 90, 365] as const;

interface FormProps {
  role: Member['role'];
  onSubmit: (request: NewApiTokenRequest) => Promise<void>;
}

function ApiTokenForm({ role, onSubmit }: FormProps) {
  const { t } = useTranslation('api-tokens');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [nothingChosen, setNothingChosen] = useState(false);
  const toggle = (scope: Scope) =>
    setScopes((chosen) =>
      chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope],
    );
  const submit = async ({ name, days }: { name: string; days: string }) => {
    setNothingChosen(scopes.length === 0);
    if (scopes.length > 0) await onSubmit({ name, scopes: [...scopes], expiresInDays: Number(days) });
  };
  return (
    <Form className="space-y-5" onSubmit={submit}>
      <FormField name="name" label={t('form.name')} hint={t('form.nameHint')} required>
        <Input maxLength={NAME_LENGTH} autoComplete="off" />
      </FormField>
      <fieldset>
        <legend className="text-sm font-semibold">{t('form.allowed')}</legend>
        <div className="mt-2 divide-y divide-line rounded-md border border-line">
          {AREAS[role].map((area) => (
            <div key={area} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2">
              <span className="basis-full sm:basis-1/2">{t(`areas.${area}`)}</span>
              {scopesIn(area).map((scope) => (
                <label key={scope} className="flex min-h-11 items-center gap-2 sm:min-h-8">
                  <input
                    type="checkbox"
                    aria-label={`${t(`areas.${area}`)}: ${t(`form.${verbOf(scope)}`)}`}
                    checked={scopes.includes(scope)}
                    onChange={() => toggle(scope)}
                    className="size-5 accent-evergreen"
                  />
                  {t(`form.${verbOf(scope)}`)}
                </label>
              ))}
            </div>
          ))}
        </div>
      </fieldset>
      {nothingChosen && scopes.length === 0 && <Alert tone="danger">{t('form.noneAllowed')}</Alert>}
      <FormField name="days" label={t('form.days')}>
        <Select defaultValue="90">
          {LIVES.map((days) => (
            <option key={days} value={days}>
              {t(`form.lives.${days}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton>{t('form.submit')}</SubmitButton>
        <DialogClose asChild>
          <Button variant="secondary">{t('form.cancel')}</Button>
        </DialogClose>
      </div>
    </Form>
  );
}

/** Asks what the program may do, and then shows the token once. */
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
    // closed in between, because the password was asked for
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

/** Shows the token for the only time. If copying is blocked, the text can be selected. */
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
