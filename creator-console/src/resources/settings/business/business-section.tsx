import { CURRENCIES } from '@sanctum/openapi/choices';
import { isSameZone, zoneInWords } from '../../../shared/zone-words';
import { useAccount } from '../account/account.api';
import { Loaded } from '../../../shared/loaded';
import { SavedForm } from '../parts/saved-form';
import { Section } from '../parts/section';
import { TimeZoneInput } from '../parts/time-zone-input';
import { useSavedForm } from '../parts/use-saved-form';
import { type Business, type BusinessChanges, useBusiness, useSaveBusiness } from './business.api';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import { useState } from 'react';
import { locale } from '../../../shared/words/language';
import { ChoiceField } from '../../../shared/forms/use-fields';

interface CurrencyInputProps {
  business: Pick<Business, 'currency' | 'hasOrders'>;
  name: string;
  helperText?: string;
}

/** Currency of all prices. After the first order it is read-only, so that past amounts keep their meaning. */
function CurrencyInput({ business: { currency, hasOrders }, name, ...field }: CurrencyInputProps) {
  const [chosen, setChosen] = useState<string>(currency);
  if (hasOrders)
    return (
      <>
        <input type="hidden" name={name} value={currency} />
        <TextField
          name="currency"
          label={texts.currency}
          value={labelOf(currency)}
          helperText={texts.currencyStays}
          slotProps={{ input: { readOnly: true }, htmlInput: { name: '' } }}
        />
      </>
    );
  return (
    <ChoiceField
      name={name}
      label={texts.currency}
      choices={CURRENCIES.map((id) => ({ id, name: labelOf(id) }))}
      value={chosen}
      onChange={setChosen}
      {...field}
    />
  );
}

const NAMES = new Intl.DisplayNames(locale, { type: 'currency' });

/** Code and name, such as 'EUR, Euro'. */
const labelOf = (currency: Business['currency']): string =>
  `${currency.toUpperCase()}, ${NAMES.of(currency.toUpperCase()) ?? ''}`;

const LIMITS = { name: 120, address: 400, taxNumber: 40, receiptPrefix: 10 };

export const BusinessSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useBusiness()} heights={[500]}>
      {(business) => <BusinessForm business={business} />}
    </Loaded>
  </Section>
);

function BusinessForm({ business }: { business: Business }) {
  const save = useSaveBusiness(business);
  const own = useAccount().data?.timeZone;
  const form = useSavedForm<keyof BusinessChanges>(({ currency, ...words }) =>
    save({ ...words, currency: CURRENCIES.find((one) => one === currency) ?? business.currency }),
  );
  const words = (name: keyof typeof LIMITS) => ({
    label: texts[name],
    defaultValue: business[name],
    slotProps: { htmlInput: { maxLength: LIMITS[name] } },
  });
  return (
    <SavedForm form={form}>
      <TextField autoComplete="organization" {...words('name')} {...form.field('name', texts.nameHelp)} />
      <TextField
        multiline
        minRows={3}
        autoComplete="street-address"
        {...words('address')}
        {...form.field('address', texts.addressHelp)}
      />
      <TextField {...words('taxNumber')} {...form.field('taxNumber', texts.taxNumberHelp)} />
      <TextField
        {...words('receiptPrefix')}
        {...form.field('receiptPrefix', texts.receiptPrefixHelp(business.nextReceipt))}
      />
      <CurrencyInput business={business} {...form.field('currency', texts.currencyHelp)} />
      <TimeZoneInput
        label={texts.timeZone}
        current={business.timeZone}
        explain={(chosen) =>
          own === undefined || isSameZone(chosen, own)
            ? undefined
            : texts.otherZone(zoneInWords(chosen), zoneInWords(own))
        }
        {...form.field('timeZone', texts.timeZoneHelp)}
      />
    </SavedForm>
  );
}
