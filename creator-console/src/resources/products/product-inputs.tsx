import { Alert, Box, InputAdornment, Typography } from '@mui/material';
import { MOST_PREVIEWS } from '@sanctum/openapi/choices';
import { FormDataConsumer, TextInput, useGetMany, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { currencySign, money } from '../../shared/figures/format';
import { isPrice, type Product } from './product/product';
import type { FormFile, FormPreview, ProductForm } from './product-form';
import { formTexts } from './product/texts';
import { fileSize } from '../../shared/file-size';
import { CheckField } from '../../shared/forms/choices';
import { UploadField } from '../../shared/uploads/upload-field';
import type { FieldPurpose } from '../../shared/uploads/upload-purpose';
import { type OrderedRow, OrderedRows } from '../../shared/in-order/ordered-rows';
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

const priceFault = (value: unknown) => (isPrice(String(value ?? '')) ? undefined : formTexts.priceHelp);

/** The price, unless the product is sold only by subscription. */
export function PriceInput() {
  const isSubscriptionOnly = useWatch<ProductForm, 'isSubscriptionOnly'>({ name: 'isSubscriptionOnly' });
  if (isSubscriptionOnly) return null;
  return (
    <TextInput
      source="price"
      label={formTexts.price}
      helperText={formTexts.priceHelp}
      validate={priceFault}
      type="number"
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">{currencySign()}</InputAdornment> },
        htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' },
      }}
    />
  );
}

export function SubscriptionOnlyInput() {
  const { field } = useInput({ source: 'isSubscriptionOnly', defaultValue: false });
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <CheckField
        label={formTexts.subscriptionOnly}
        help={formTexts.subscriptionOnlyHelp}
        checked={field.value as boolean}
        onChange={field.onChange}
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

export const FilesInput = () => (
  <UploadsInput<FormFile>
    source="files"
    name="files"
    title={formTexts.files}
    none={formTexts.noFiles}
    add={formTexts.addFile}
    help={formTexts.fileHelp}
    purpose="file"
    rowOf={(file) => ({ key: keyOf(file), name: file.fileName, detail: fileSize(file.fileSize) })}
  />
);

/** Pictures of pages inside, which buyers see before they decide. */
export const PreviewsInput = () => (
  <UploadsInput<FormPreview>
    source="previews"
    name="previewUrls"
    title={formTexts.previewPhotos}
    none={formTexts.noPreviewPhotos}
    add={formTexts.addPreviewPhoto}
    help={formTexts.previewPhotosHelp}
    purpose="thumbnail"
    most={MOST_PREVIEWS}
    rowOf={(preview, place) => ({
      key: 'url' in preview ? preview.url : preview.storageUrl,
      name: formTexts.previewPhoto(place + 1),
      detail: 'url' in preview ? '' : preview.fileName,
      pictureUrl: 'url' in preview ? preview.url : preview.previewUrl,
    })}
  />
);

interface UploadsProps<Item> {
  /** Name of the list in the form. */
  source: string;
  /** The path of its addresses in the request. */
  name: string;
  title: string;
  none: string;
  add: string;
  help: string;
  purpose: FieldPurpose;
  most?: number;
  rowOf: (item: Item, place: number) => OrderedRow;
}

/** Uploads in the coach's order, with a field for another one. */
function UploadsInput<Item>({ source, title, none, add, most, rowOf, ...upload }: UploadsProps<Item>) {
  const { field } = useInput({ source, defaultValue: [] });
  const items = field.value as (Item | UploadedFile)[];
  const rows = (field.value as Item[]).map(rowOf);
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {title}
      </Typography>
      <OrderedRows
        rows={rows}
        none={none}
        onChange={(keys) =>
          field.onChange(keys.map((key) => items[rows.findIndex((row) => row.key === key)]))
        }
      />
      {(most === undefined || items.length < most) && (
        <UploadField
          {...upload}
          label={add}
          onUploaded={(uploaded) => field.onChange([...items, uploaded])}
        />
      )}
    </Box>
  );
}

const cents = (decimal: string | null): number => Math.round(Number(decimal ?? 0) * 100);

/** Sum of the parts' prices; undefined until there are parts and all prices are known, or if one is a subscription. */
export function costOfParts(
  partIds: readonly string[],
  known: readonly (Pick<Product, 'id' | 'price' | 'isSubscriptionOnly'> | undefined)[],
): string | undefined {
  const parts = partIds.map((id) => known.find((product) => product?.id === id));
  if (parts.length === 0 || parts.some((part) => !part || part.isSubscriptionOnly)) return undefined;
  const sum = parts.reduce((total, part) => total + cents(part?.price ?? null), 0);
  return (sum / 100).toFixed(2);
}

export const isDearer = (price: string, partsCost: string): boolean => cents(price) > cents(partsCost);

/** Warns if a bundle costs more than its parts; it can still be saved. */
export const BundlePrice = () => (
  <FormDataConsumer<ProductForm>>
    {({ formData }) =>
      !formData.isSubscriptionOnly && <Warning price={formData.price} partIds={formData.partIds} />
    }
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
