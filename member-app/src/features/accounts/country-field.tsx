import { COUNTRIES } from '@sanctum/openapi/choices';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/ui/form';
import { Select } from '../../shared/ui/select';
import { localeOf } from '@sanctum/web/words/languages';

type Country = (typeof COUNTRIES)[number];

/** Lists the countries that have rules of their own on the age of consent; one option stands for all others. */
export function CountryField() {
  const { t, i18n } = useTranslation('accounts');
  const locale = localeOf(i18n.language);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = (code: Country) => (code === 'other' ? t('fields.otherCountry') : (names.of(code) ?? code));
  const countries = COUNTRIES.filter((code) => code !== 'other')
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <FormField name="country" label={t('fields.country')} required>
      <Select defaultValue="" autoComplete="country">
        <option value="" disabled>
          {t('fields.chooseCountry')}
        </option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value="other">{nameOf('other')}</option>
      </Select>
    </FormField>
  );
}
