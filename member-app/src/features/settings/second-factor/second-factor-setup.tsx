import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { qrPath } from '@sanctum/web/pictures/qr-path';
import { Button } from '../../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../../shared/ui/form';
import { Input } from '../../../shared/ui/input';
import type { Setup } from './second-factor.api';

interface SecondFactorSetupProps {
  setup: Setup;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** The key for the app, as a picture and as text, and the first code, which proves that the app has it. */
export function SecondFactorSetup({ setup, onCode, onCancel }: SecondFactorSetupProps) {
  const { t } = useTranslation('second-factor');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-5 rounded-lg border border-line bg-surface p-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {t('scan.title')}
        </h3>
        <p className="mt-1 text-ink-soft">{t('scan.text')}</p>
      </div>
      <div className="flex flex-wrap gap-6">
        <QrCode text={setup.otpauthUrl} label={t('scan.picture')} />
        <div className="min-w-0 grow basis-56 space-y-5">
          <div>
            <p className="font-semibold">{t('scan.key')}</p>
            <code className="mt-1 block font-mono text-sm break-words">{grouped(setup.secret)}</code>
          </div>
          <Form
            isUnsaved={false}
            className="space-y-5"
            onSubmit={({ code }: { code: string }) => onCode(code)}
          >
            <FormField name="code" label={t('scan.code')} hint={t('scan.codeHint')} required>
              <Input
                inputMode="numeric"
                maxLength={6}
                autoComplete="one-time-code"
                className="tracking-widest tabular-nums"
              />
            </FormField>
            <SubmitButton>{t('scan.submit')}</SubmitButton>
          </Form>
        </div>
      </div>
      <Button variant="link" onClick={onCancel}>
        {t('scan.cancel')}
      </Button>
    </div>
  );
}

/** Splits the key into groups of four, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

/** QR code, dark on light in both themes, because not every camera reads it inverted. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <figure aria-label={label} className="shrink-0">
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-md border border-line"
      >
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
        <path d={path} fill="black" />
      </svg>
    </figure>
  );
}
