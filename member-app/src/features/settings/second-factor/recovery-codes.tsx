import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonStyle } from '../../../shared/ui/button';

/** Shown once, until the person confirms having saved the codes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('second-factor');
  const [isKept, setKept] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t('recovery.copied')),
      () => setSaid(t('recovery.copyFailed')),
    );

  return (
    <div className="space-y-5 rounded-lg border border-line bg-surface p-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {t('recovery.title')}
        </h3>
        <p className="mt-1 text-ink-soft">{t('recovery.text')}</p>
      </div>
      <ul aria-label={t('recovery.list')} className="grid gap-x-8 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('recovery.copy')}
        </Button>
        <a
          className={buttonStyle({ variant: 'secondary' })}
          download={t('recovery.file')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          <Download aria-hidden />
          {t('recovery.download')}
        </a>
        <output className="text-sm text-ink-soft">{said}</output>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
          className="size-5 accent-evergreen"
        />
        {t('recovery.kept')}
      </label>
      <Button disabled={!isKept} onClick={onKept}>
        {t('recovery.done')}
      </Button>
    </div>
  );
}
