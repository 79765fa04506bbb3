import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { refusalSentence } from '../../shared/api/refusal';
import { toastFailure } from '../../shared/ui/toast-store';
import { keepChoice, LANGUAGE_NAMES, LANGUAGES, type Language } from '@sanctum/web/words/languages';
import { speak } from '../../shared/words/speak';
import { sessionKey, useSession } from '../session';

/** The current language, and a choice of others, for this browser and for the signed-in person's account. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const { data: member } = useSession();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (language: Language) => {
      await speak(language);
      keepChoice(language);
      if (!member) return;
      queries.setQueryData(sessionKey, await body(api.PATCH('/api/me', { body: { language } })));
    },
  });
  return { language: i18n.language, choose: mutate, isPending, error };
}

/** Select at the bottom of the page, with each language in its own name. */
export function LanguageSelect({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  const { language, choose, error } = useLanguage();
  useEffect(() => {
    if (error) toastFailure(refusalSentence(error));
  }, [error]);
  return (
    <select
      aria-label={t('footer.language')}
      className={`min-h-11 rounded-full border px-4 ${className}`}
      value={language}
      onChange={({ target }) => choose(target.value as (typeof LANGUAGES)[number])}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
