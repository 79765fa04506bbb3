import { useSourceContext } from 'react-admin';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { htmlOf } from '../email-text/html-of';

/** Words of the email in this form, or of one among several in it. */
export interface MailingWords {
  subject: string;
  html: string;
  translations: { es: { subject: string; html: string } };
}

interface Version {
  subject?: string;
  text?: string;
  html?: string | null;
}

const versionOf = ({ subject = '', text = '', html }: Version) => ({ subject, html: html || htmlOf(text) });

/** Words of a saved email. */
export const wordsOf = ({
  translations,
  ...english
}: Version & { translations: { es?: Version } }): MailingWords => ({
  ...versionOf(english),
  translations: { es: versionOf(translations.es ?? {}) },
});

/** Reads and writes the words of an email, wherever in the form it is. */
export function useMailingWords() {
  const { setValue } = useFormContext();
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
  const english = versionAt('');
  const spanish = versionAt('translations.es.');
  const set = (words: Partial<MailingWords>) => {
    for (const [name, value] of Object.entries(words))
      setValue(getSource(name), value, { shouldDirty: true });
  };
  return { english, spanish, set };
}
