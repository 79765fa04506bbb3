import { FormControl, FormLabel } from '@mui/material';
import { useState } from 'react';
import { Loaded } from '../../../shared/loaded';
import { SavedForm } from '../parts/saved-form';
import { Section } from '../parts/section';
import { useSavedForm } from '../parts/use-saved-form';
import { texts } from './tax-texts';
import { TextField } from '../../../shared/forms/text-field';
import { type Tax, type TaxChanges, useSaveTax, useTax } from './tax.api';
import { RadioField } from '../../../shared/forms/choices';

/** One tax rate, included in prices or added to them; or none. */
export const TaxSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useTax()} heights={[260]}>
      {(tax) => <TaxForm tax={tax} />}
    </Loaded>
  </Section>
);

function TaxForm({ tax }: { tax: Tax }) {
  const [kind, setKind] = useState(tax.kind);
  const save = useSaveTax(tax);
  const form = useSavedForm<'word' | 'rate'>(({ word, rate }: Partial<TaxChanges>) =>
    save({ kind, word: word ?? '', rate: rate ?? '0' }),
  );
  return (
    <SavedForm form={form}>
      <FormControl>
        <FormLabel id="tax-kind">{texts.kind}</FormLabel>
        <RadioField aria-labelledby="tax-kind" names={texts.kinds} value={kind} onChange={setKind} />
      </FormControl>
      {kind !== 'none' && (
        <>
          <TextField
            required
            label={texts.word}
            defaultValue={tax.word}
            slotProps={{ htmlInput: { maxLength: 30 } }}
            {...form.field('word', texts.wordHelp)}
          />
          <TextField
            required
            label={texts.rate}
            defaultValue={tax.rate === '0' ? '' : tax.rate}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 6 } }}
            {...form.field('rate', texts.rateHelp)}
          />
        </>
      )}
    </SavedForm>
  );
}
