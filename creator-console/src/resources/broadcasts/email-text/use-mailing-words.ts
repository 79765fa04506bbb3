import { useSourceContext } from 'react-admin';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { htmlOf } from './html-of';

interface Version {
  subject: string;
  html: string;
}

/** Words of an email in both languages. */
export interface MailingWords extends Version {
  translations: { es: Version };
}

interface SavedVersion {
  subject?: string;
  text?: string;
  html?: string | null;
}

const versionOf = ({ subject = '', text = '', html }: SavedVersion): Version => ({
  subject,
  html: html || htmlOf(text),
});

/** Words of a saved email. */
export const wordsOf = ({
  translations,
  ...english
}: SavedVersion & { translations: { es?: SavedVersion } }): MailingWords => ({
  ...versionOf(english),
  translations: { es: versionOf(translations.es ?? {}) },
});

/** Number of words that a version is missing: its subject, its text or both. */
export const missingIn = ({ subject, html }: Version): number =>
  [subject, html].filter((words) => words.trim() === '').length;

/** True if the English version has both, and the Spanish one both or none. */
export const isComplete = ({ translations, ...english }: MailingWords): boolean =>
  missingIn(english) === 0 && missingIn(translations.es) !== 1;

/** Writes words of the email that the surrounding inputs are for. */
export function useSetMailingWords() {
  const { setValue } = useFormContext();
  const { getSource } = useSourceContext();
  return (changed: Partial<MailingWords>) => {
    for (const [name, value] of Object.entries(changed))
      setValue(getSource(name), value, { shouldDirty: true });
  };
}

/** Reads and writes the words of the email that the surrounding inputs are for; a form may have several emails. */
export function useMailingWords() {
  const form: unknown = useWatch();
  const { getSource } = useSourceContext();
  const read = (name: string): string => {
    const value: unknown = get(form, getSource(name));
    return typeof value === 'string' ? value : '';
  };
  const versionAt = (path: string) =>
    versionOf({
      subject: read(`${path}subject`),
      text: read(`${path}text`),
      html: read(`${path}html`),
    });
  const words: MailingWords = { ...versionAt(''), translations: { es: versionAt('translations.es.') } };
  return { words, set: useSetMailingWords() };
}
