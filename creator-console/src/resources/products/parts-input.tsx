import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetMany, useInput } from 'react-admin';
import { OrderedRows } from './ordered-rows';
import type { Product } from './product/product';
import { formTexts, texts } from './product/texts';

const FOUND_AT_MOST = 25;

/** The products of a bundle, in their order; what is added is searched among all that is in the shop. */
export function PartsInput() {
  const { field, fieldState } = useInput({ source: 'partIds', defaultValue: [] });
  const ids = field.value as string[];
  const { data: parts = [] } = useGetMany<Product>('products', { ids });
  const [words, setWords] = useState('');
  const { data: found = [], isFetching } = useGetList<Product>('products', {
    filter: { q: words, status: 'published', type: ['course', 'digital_file', 'coaching'] },
    pagination: { page: 1, perPage: FOUND_AT_MOST },
    sort: { field: 'title', order: 'ASC' },
  });
  const known = [...parts, ...found];
  const rows = ids.map((id) => {
    const part = known.find((each) => each?.id === id);
    return { key: id, name: part?.title ?? '…', detail: part ? detailOf(part) : '' };
  });
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {formTexts.parts}
      </Typography>
      <OrderedRows rows={rows} none={formTexts.noParts} onChange={field.onChange} />
      <Autocomplete<Product>
        value={null}
        inputValue={words}
        options={found.filter(({ id }) => !ids.includes(id))}
        // The server has searched.
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        loading={isFetching}
        loadingText={formTexts.searching}
        noOptionsText={formTexts.noPartFound}
        blurOnSelect
        clearOnBlur
        onInputChange={(_, value, reason) => setWords(reason === 'selectOption' ? '' : value)}
        onChange={(_, part) => part && field.onChange([...ids, part.id])}
        renderInput={(params) => (
          <TextField
            {...params}
            label={formTexts.addPart}
            error={fieldState.invalid}
            helperText={fieldState.error?.message ?? formTexts.partsHelp}
          />
        )}
      />
    </Box>
  );
}

const detailOf = ({ type, price, status }: Product): string =>
  [
    texts.types[type],
    price === null ? texts.free : texts.price(price),
    ...(status === 'published' ? [] : [texts.statuses[status]]),
  ].join(', ');
