import { useState } from 'react';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { DialogClose } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import type { Member } from '../session';
import type { NewApiTokenRequest, Scope } from './api-tokens.api';
import { apiTokensTexts } from './api-tokens-texts';

const { form: texts, areas, areasOf } = apiTokensTexts;
const NAME_LENGTH = 60;
const VERBS = ['read', 'write'] as const;

interface FormProps {
  role: Member['role'];
  onSubmit: (request: NewApiTokenRequest) => Promise<void>;
}

export function ApiTokenForm({ role, onSubmit }: FormProps) {
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
      <FormField name="name" label={texts.name} hint={texts.nameHint} required>
        <Input maxLength={NAME_LENGTH} autoComplete="off" />
      </FormField>
      <fieldset>
        <legend className="text-sm font-semibold">{texts.allowed}</legend>
        <div className="mt-2 divide-y divide-line rounded-md border border-line">
          {areasOf[role].map((area) => (
            <div key={area} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2">
              <span className="grow basis-full sm:basis-48">{areas[area]}</span>
              {VERBS.map((verb) => (
                <label key={verb} className="flex min-h-11 items-center gap-2 sm:min-h-8">
                  <input
                    type="checkbox"
                    aria-label={`${areas[area]}: ${texts[verb]}`}
                    checked={scopes.includes(`${area}:${verb}`)}
                    onChange={() => toggle(`${area}:${verb}`)}
                    className="size-5 accent-evergreen"
                  />
                  {texts[verb]}
                </label>
              ))}
            </div>
          ))}
        </div>
      </fieldset>
      {nothingChosen && scopes.length === 0 && <Alert tone="danger">{texts.noneAllowed}</Alert>}
      <FormField name="days" label={texts.days}>
        <Select defaultValue="90">
          {Object.entries(texts.lives).map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton>{texts.submit}</SubmitButton>
        <DialogClose asChild>
          <Button variant="secondary">{texts.cancel}</Button>
        </DialogClose>
      </div>
    </Form>
  );
}
