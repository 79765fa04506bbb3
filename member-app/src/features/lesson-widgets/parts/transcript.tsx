import { useTranslation } from 'react-i18next';

/** Transcript of a video or a recording, collapsed by default. */
export function Transcript({ text }: { text: string | null }) {
  const { t } = useTranslation('widgets');
  if (!text) return null;
  return (
    <details className="mt-4 rounded-md border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-semibold">{t('transcript')}</summary>
      <p className="mt-3 leading-relaxed whitespace-pre-line text-ink-soft">{text}</p>
    </details>
  );
}
