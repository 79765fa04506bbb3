import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, body } from '../../shared/api/client';
import { keepChoice, type Language } from '../../shared/words/languages';
import { speak } from '../../shared/words/speak';
import { sessionKey, useSession } from '../session';

/** The language that is spoken, and how to choose another: in this browser, and in the account of whoever is signed in. */
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
