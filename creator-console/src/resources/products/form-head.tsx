import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, Stack } from '@mui/material';
import { FormDataConsumer } from 'react-admin';
import { Link } from 'react-router-dom';
import { MissedHour } from '../../shared/publishing/missed-hour';
import { editPath, type Product, previewUrl } from './product/product';
import { formOf, patchOf, type ProductForm } from './product-form';
import { formTexts, texts } from './product/texts';
import { Secondary } from '../../shared/secondary';

/** Links to the product's builder and preview, with hints before publishing. */
export const FormHead = ({ product }: { product: Product }) => (
  <Stack spacing={1} sx={{ width: '100%', mb: 2.5 }}>
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {product.type === 'course' && (
        <Button component={Link} to={editPath(product)} size="small" variant="outlined">
          {formTexts.builder}
        </Button>
      )}
      <Button
        href={previewUrl(product)}
        target="_blank"
        rel="noopener"
        size="small"
        endIcon={<OpenInNewIcon />}
        aria-label={`${texts.of(texts.preview, product.title)} ${texts.opensAnew}`}
      >
        {texts.preview}
      </Button>
    </Stack>
    <MissedHour {...product} />
    {product.status === 'draft' && <UnsavedNote product={product} />}
    {product.type === 'course' && (
      <Secondary>
        {texts.lessons(product.lessonCount)} · {texts.freePreviews(product.freePreviewCount)}.{' '}
        {formTexts.previewsHelp}
      </Secondary>
    )}
  </Stack>
);

/** Publishing uses the saved version, not unsaved changes in the form. */
const UnsavedNote = ({ product }: { product: Product }) => (
  <FormDataConsumer<ProductForm>>
    {({ formData }) =>
      JSON.stringify(patchOf(formData)) !== JSON.stringify(patchOf(formOf(product))) && (
        <Secondary component="output">{formTexts.saveFirst}</Secondary>
      )
    }
  </FormDataConsumer>
);
