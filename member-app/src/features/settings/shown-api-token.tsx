import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { apiTokensTexts } from './api-tokens-texts';

const { shown: texts } = apiTokensTexts;

/** The one time a token is seen. Where copying is not allowed, the text can be selected. */
export function ShownApiToken({ token, onDone }: { token: string; onDone: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="space-y-5">
      <Field label={texts.label}>
        <Input
          readOnly
          value={token}
          className="font-mono text-sm"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button variant="secondary" onClick={onDone}>
          {texts.done}
        </Button>
        <output className="font-medium text-evergreen-strong">{copied && texts.copied}</output>
      </div>
    </div>
  );
}
