import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';

/** The one time a token is seen. Where copying is not allowed, the text can be selected. */
export function ShownApiToken({ token, onDone }: { token: string; onDone: () => void }) {
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
