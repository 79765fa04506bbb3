import { Autocomplete } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { productPrice } from '../figures/product-price';
import { OrderedRows } from './ordered-rows';
import { texts } from './texts';
import { TextField } from '../forms/text-field';

type Product = Schemas['CreatorProductResponse'];

const FOUND_AT_MOST = 25;

interface ProductPickerProps {
  /** Selected products in order. */
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  types: readonly Product['type'][];
  none: string;
  label: string;
  help: string;
  fault?: string | undefined;
}

/** Products in the coach's own order. The search for more covers the whole shop. */
export function ProductPicker({ ids, onChange, types, none, label, help, fault }: ProductPickerProps) {
  const { data: picked = [] } = useGetMany<Product>('products', { ids: [...ids] });
  const [words, setWords] = useState('');
  const { data: found = [], isFetching } = useGetList<Product>('products', {
    filter: { q: words, status: 'published', type: types },
    pagination: { page: 1, perPage: FOUND_AT_MOST },
    sort: { field: 'title', order: 'ASC' },
  });
  const known = [...picked, ...found];
  const rows = ids.map((id) => {
    const product = known.find((each) => each?.id === id);
    return { key: id, name: product?.title ?? '…', detail: product ? detailOf(product) : '' };
  });
  return (
    <>
      <OrderedRows rows={rows} none={none} onChange={onChange} />
      <Autocomplete<Product>
        value={null}
        inputValue={words}
        options={found.filter(({ id }) => !ids.includes(id))}
        // The server has already filtered.
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        loading={isFetching}
        loadingText={texts.searching}
        noOptionsText={texts.noneFound}
        blurOnSelect
        clearOnBlur
        onInputChange={(_, value, reason) => setWords(reason === 'selectOption' ? '' : value)}
        onChange={(_, product) => product && onChange([...ids, product.id])}
        renderInput={(params) => (
          <TextField
            name="productIds"
            {...params}
            label={label}
            error={fault !== undefined}
            helperText={fault ?? help}
          />
        )}
      />
    </>
  );
}

const detailOf = (product: Product): string =>
  [
    texts.types[product.type],
    productPrice(product),
    ...(product.status === 'published' ? [] : [texts.statuses[product.status]]),
  ].join(', ');
