import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { MissedHour } from '../../shared/publishing/missed-hour';
import { editPath, type Product, previewUrl } from './product/product';
import { ProductStatus } from './product-status';
import { formTexts, texts } from './product/texts';

/** The product's status, with links to its builder and its preview. */
export const FormHead = ({ product }: { product: Product }) => (
  <Stack spacing={1} sx={{ width: '100%', mb: 2.5 }}>
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ProductStatus {...product} />
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
    {product.type === 'course' && (
      <Typography variant="body2" color="textSecondary">
        {texts.lessons(product.lessonsCount)} · {texts.freePreviews(product.freePreviewsCount)}.{' '}
        {formTexts.previewsHelp}
      </Typography>
    )}
  </Stack>
);
