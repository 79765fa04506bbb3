import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Field } from '../../shared/ui/field';
import { Select } from '../../shared/ui/select';
import { LANGUAGE_NAMES, LANGUAGES } from '@sanctum/web/words/languages';
import { useLanguage } from '../language';
import { Section } from './shared/section';

export function Language() {
  const { t } = useTranslation('settings');
  const { language, choose, isPending, error } = useLanguage();
  return (
    <Section title={t('language.title')} lead={t('language.lead')}>
      <Field label={t('language.label')} error={error ? refusalSentence(error) : undefined}>
        <Select
          value={language}
          disabled={isPending}
          onChange={({ target }) => choose(target.value as (typeof LANGUAGES)[number])}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
    </Section>
  );
}
