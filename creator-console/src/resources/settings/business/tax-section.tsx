import { FormControl, FormLabel } from '@mui/material';
import { useState } from 'react';
import { Loaded } from '../../../shared/loaded';
import { SavedForm } from '../parts/saved-form';
import { Section } from '../parts/section';
import { useSavedForm } from '../parts/use-saved-form';
import { texts } from './tax-texts';
import { TextField } from '../../../shared/forms/text-field';
import { body, type components } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../providers/client';
import { RadioField } from '../../../shared/forms/choices';

type Schemas = components['schemas'];
type Tax = Schemas['TaxResponse'];
type TaxChanges = Schemas['TaxRequest'];

const TAX = ['tax'] as const;

const useTax = () =>
  useQuery({ queryKey: TAX, queryFn: () => body(api.GET('/api/creator/tax')), staleTime: 0, retry: false });

function useSaveTax() {
  const queries = useQueryClient();
  return async (tax: TaxChanges) =>
    queries.setQueryData(TAX, await body(api.PUT('/api/creator/tax', { body: tax })));
}

/** One tax for everything, contained in the prices or added to them; or none. */
export const TaxSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useTax()} heights={[260]}>
      {(tax) => <TaxForm tax={tax} />}
    </Loaded>
  </Section>
);

function TaxForm({ tax }: { tax: Tax }) {
  const [kind, setKind] = useState(tax.kind);
  const save = useSaveTax();
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
