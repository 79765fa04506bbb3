import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useFault } from '../../shared/forms/faults';
import { ProductPicker } from '../../shared/in-order/product-picker';
import type { Part } from './part';
import type { SiteContent } from './site.api';
import { texts } from './texts';

type Featured = SiteContent['home']['featured'];

const { featured: words } = texts;
const TYPES = ['course', 'digital_file', 'coaching', 'bundle'] as const;

export function FeaturedFields({ part }: { part: Part<Featured> }) {
  const shows = part.at('shows');
  const products = part.at('products');
  const { fault } = useFault(products.path);
  return (
    <>
      <RadioGroup
        aria-label={words.which}
        value={shows.value}
        onChange={(_, chosen) => shows.change(chosen as Featured['shows'])}
      >
        <FormControlLabel value="newest" control={<Radio />} label={words.newest} />
        <FormControlLabel value="picked" control={<Radio />} label={words.picked} />
      </RadioGroup>
      {shows.value === 'picked' && (
        <div data-field={products.path}>
          <ProductPicker
            ids={products.value}
            onChange={products.change}
            types={TYPES}
            none={words.none}
            label={words.add}
            help={words.help}
            fault={fault}
          />
        </div>
      )}
    </>
  );
}
