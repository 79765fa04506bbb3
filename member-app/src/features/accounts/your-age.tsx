import { COUNTRIES } from '@sanctum/openapi/choices';
import { localeOf } from '@sanctum/web/words/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { isRefusal } from '../../shared/api/refusal';
import { returnPath } from '../../shared/lib/paths';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Select } from '../../shared/ui/input';
import { asksAge, SignedInOnly } from '../session';
import { AccountPage } from './account-page';
import { type Age, useTellAge } from './api';
import { BirthDateField } from './birth-date-field';
import { GuardianNeeded } from './guardian-needed';

/** Asks people who registered before everyone was asked, once, and then leads them to where they were going. */
export function YourAge() {
  const [isGuardianNeeded, setGuardianNeeded] = useState(false);
  if (isGuardianNeeded) return <GuardianNeeded />;
  return (
    <SignedInOnly>
      {(member) => (asksAge(member) ? <Question onTooYoung={() => setGuardianNeeded(true)} /> : <GoOn />)}
    </SignedInOnly>
  );
}

function GoOn() {
  const { search } = useLocation();
  return <Navigate to={returnPath(search)} replace />;
}

function Question({ onTooYoung }: { onTooYoung: () => void }) {
  const { t } = useTranslation('accounts');
  const tell = useTellAge();

  async function submit(age: Age) {
    try {
      await tell(age);
    } catch (error) {
      if (!isRefusal(error, 'guardian_needed')) throw error;
      onTooYoung();
    }
  }

  return (
    <AccountPage
      title={t('yourAge.title')}
      lead={t('yourAge.lead')}
      illustration="seedling"
      verse={t('register.verse')}
    >
      <Form className="space-y-5" onSubmit={submit}>
        <BirthDateField />
        <CountryField />
        <SubmitButton size="lg" className="w-full">
          {t('yourAge.submit')}
        </SubmitButton>
      </Form>
    </AccountPage>
  );
}

type Country = (typeof COUNTRIES)[number];

/** Countries with their own age of consent; one option stands for all others. */
function CountryField() {
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
