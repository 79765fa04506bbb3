import { Alert, Box, Typography } from '@mui/material';
import { FormDataConsumer, useGetMany, useInput } from 'react-admin';
import { money } from '../../shared/figures/format';
import type { Product } from './product/product';
import type { ProductForm, FormFile } from './product-form';
import { formTexts } from './product/texts';
import { fileSize } from '../../shared/file-size';
import { UploadField } from '../../shared/uploads/upload-field';
import { OrderedRows } from '../../shared/in-order/ordered-rows';
import { ProductPicker } from '../../shared/in-order/product-picker';
import type { UploadedFile } from '../../shared/uploads/uploaded-file';

/** The current picture, until another one is uploaded. */
export function ThumbnailInput({ currentUrl }: { currentUrl: string | null }) {
  const { field } = useInput({ source: 'thumbnail' });
  const uploaded = field.value as UploadedFile | null;
  const pictureUrl = uploaded?.previewUrl ?? currentUrl;
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <UploadField
        name="thumbnailUrl"
        label={formTexts.thumbnail}
        help={formTexts.thumbnailHelp}
        purpose="thumbnail"
        shown={
          pictureUrl === null
            ? undefined
            : {
                name: uploaded?.fileName ?? formTexts.thumbnailNow,
                ...(uploaded && { size: uploaded.fileSize }),
                pictureUrl,
              }
        }
        onUploaded={(upload) => field.onChange(upload)}
      />
    </Box>
  );
}

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

const keyOf = (file: FormFile): string => ('id' in file ? file.id : file.storageUrl);

export function FilesInput() {
  const { field } = useInput({ source: 'files', defaultValue: [] });
  const files = field.value as FormFile[];
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {formTexts.files}
      </Typography>
      <OrderedRows
        rows={files.map((file) => ({
          key: keyOf(file),
          name: file.fileName,
          detail: fileSize(file.fileSize),
        }))}
        none={formTexts.noFiles}
        onChange={(keys) =>
          field.onChange(keys.flatMap((key) => files.filter((file) => keyOf(file) === key)))
        }
      />
      <UploadField
        name="files"
        label={formTexts.addFile}
        help={formTexts.fileHelp}
        purpose="file"
        onUploaded={(upload) => field.onChange([...files, upload])}
      />
    </Box>
  );
}

const cents = (decimal: string | null): number => Math.round(Number(decimal ?? 0) * 100);

/** Sum of the parts' prices; undefined until there are parts and all prices are known. */
export function costOfParts(
  partIds: readonly string[],
  known: readonly (Pick<Product, 'id' | 'price'> | undefined)[],
): string | undefined {
  const parts = partIds.map((id) => known.find((product) => product?.id === id));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const sum = parts.reduce((total, part) => total + cents(part?.price ?? null), 0);
  return (sum / 100).toFixed(2);
}

export const isDearer = (price: string, partsCost: string): boolean => cents(price) > cents(partsCost);

/** Warns if a bundle costs more than its parts; it can still be saved. */
export const BundlePrice = () => (
  <FormDataConsumer<ProductForm>>
    {({ formData }) => <Warning price={formData.price} partIds={formData.partIds} />}
  </FormDataConsumer>
);

function Warning({ price, partIds }: Pick<ProductForm, 'price' | 'partIds'>) {
  const { data = [] } = useGetMany<Product>('products', { ids: partIds });
  const cost = costOfParts(partIds, data);
  if (cost === undefined || !isDearer(price, cost)) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', mb: 2 }}>
      {formTexts.dearBundle(money(price), money(cost))}
    </Alert>
  );
}
