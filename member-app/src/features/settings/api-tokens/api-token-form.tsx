import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { DialogClose } from '../../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../../shared/ui/form';
import { Input } from '../../../shared/ui/input';
import { Select } from '../../../shared/ui/select';
import type { Member } from '../../session';
import type { NewApiTokenRequest, Scope } from './api-tokens.api';

type Area = Scope extends `${infer Name}:${string}` ? Name : never;

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

const scopesOf = (area: Area): readonly Scope[] =>
  area === 'orders' ? ['orders:read', 'orders:write', 'orders:refund'] : [`${area}:read`, `${area}:write`];

const verbOf = (scope: Scope) => scope.split(':')[1] as 'read' | 'write' | 'refund';

interface FormProps {
  role: Member['role'];
  onSubmit: (request: NewApiTokenRequest) => Promise<void>;
}

export function ApiTokenForm({ role, onSubmit }: FormProps) {
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
              <span className="grow basis-full sm:basis-48">{t(`areas.${area}`)}</span>
              {scopesOf(area).map((scope) => (
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
