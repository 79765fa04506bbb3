import Languages from 'lucide-react/icons/languages';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { toast } from '../../shared/ui/toast-store';
import { LANGUAGE_NAMES, LANGUAGES } from '../../shared/words/languages';
import { useLanguage } from './use-language';

/** In the footer: each language by its own name. */
export default function LanguageSelect() {
  const { t } = useTranslation('shell');
  const { language, choose, error } = useLanguage();
  useEffect(() => {
    if (error) toast({ title: refusalSentence(error), variant: 'destructive' });
  }, [error]);
  return (
    <span className="inline-flex items-center gap-2 rounded-full border border-on-forest-soft/50 pl-4 focus-within:outline-2">
      <Languages aria-hidden className="size-4 shrink-0 text-on-forest-soft" />
      <select
        aria-label={t('footer.language')}
        className="min-h-11 rounded-full bg-forest pr-4 text-on-forest outline-none"
        value={language}
        onChange={({ target }) => choose(target.value as (typeof LANGUAGES)[number])}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
