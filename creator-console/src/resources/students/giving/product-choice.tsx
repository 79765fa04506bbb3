import { Autocomplete } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { useGetList } from 'react-admin';
import { TextField } from '../../../shared/forms/text-field';

export type Product = Pick<Schemas['CreatorProductResponse'], 'id' | 'title' | 'type'>;

/** Filter for the products in the shop. */
const IN_THE_SHOP = {
  filter: { status: 'published' },
  sort: { field: 'title', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const;

export const useProductsInShop = (): Product[] => useGetList<Product>('products', IN_THE_SHOP).data ?? [];

interface Props {
  name: string;
  label: string;
  products: readonly Product[];
  chosen: Product | null;
  placeholder?: string;
  helperText?: string;
  onChoose: (product: Product | null) => void;
}

/** Chooses one product by its title. */
export const ProductChoice = ({
  name,
  label,
  products,
  chosen,
  placeholder,
  helperText,
  onChoose,
}: Props) => (
  <Autocomplete
    openOnFocus
    autoHighlight
    options={products}
    value={chosen}
    getOptionLabel={({ title }) => title}
    getOptionKey={({ id }) => id}
    isOptionEqualToValue={(option, value) => option.id === value.id}
    onChange={(_, product) => onChoose(product)}
    renderInput={(params) => (
      <TextField {...params} name={name} label={label} placeholder={placeholder} helperText={helperText} />
    )}
  />
);
