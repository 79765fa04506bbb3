import { Box, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { ProductPicker } from '../../shared/in-order/product-picker';
import { formTexts } from './product/texts';

const TYPES = ['course', 'digital_file', 'coaching'] as const;

export function PartsInput() {
  const { field, fieldState } = useInput({ source: 'partIds', defaultValue: [] });
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {formTexts.parts}
      </Typography>
      <ProductPicker
        ids={field.value as string[]}
        onChange={field.onChange}
        types={TYPES}
        none={formTexts.noParts}
        label={formTexts.addPart}
        help={formTexts.partsHelp}
        fault={fieldState.invalid ? (fieldState.error?.message ?? formTexts.partsHelp) : undefined}
      />
    </Box>
  );
}
