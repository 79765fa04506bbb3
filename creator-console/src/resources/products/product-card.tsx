import {
  Box,
  Button,
  Card,
  CardActions,
  CardContent,
  Checkbox,
  Rating,
  Stack,
  Typography,
} from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { MissedHour } from '../../shared/publishing/missed-hour';
import { editPath, type Product, previewUrl } from './product/product';
import { PriceButton } from './price-button';
import { ProductMenu } from './product-menu';
import { ProductStatus } from './product/product-status';
import { texts } from './product/texts';
import { Secondary } from '../../shared/secondary';
import { sizedPicture } from '../../shared/sized-picture';

/** Limits the text to this many lines; the product's page has the rest. */
const lines = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: most,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const ProductCard = ({ product }: { product: Product }) => (
  <Card
    component="article"
    aria-label={product.title}
    sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
  >
    <Picture {...product} />
    <CardContent sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1, pb: 1 }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', rowGap: 0.75, alignItems: 'center' }}
      >
        <ProductStatus {...product} />
        <SelectProduct {...product} />
      </Stack>
      <Typography variant="h6" component="h2" title={product.title} sx={{ ...lines(3), lineHeight: 1.25 }}>
        {product.title}
      </Typography>
      <Secondary sx={lines(3)}>{product.description}</Secondary>
      <MissedHour {...product} />
      <Figures {...product} />
    </CardContent>
    <CardActions sx={{ px: 2, pb: 1.5 }}>
      <Button
        component={Link}
        to={editPath(product)}
        size="small"
        variant="outlined"
        aria-label={texts.of(texts.edit, product.title)}
      >
        {texts.edit}
      </Button>
      <Button
        href={previewUrl(product)}
        target="_blank"
        rel="noopener"
        size="small"
        aria-label={`${texts.of(texts.preview, product.title)} ${texts.opensAnew}`}
      >
        {texts.preview}
      </Button>
      <Box sx={{ ml: 'auto !important' }}>
        <ProductMenu product={product} />
      </Box>
    </CardActions>
  </Card>
);

function SelectProduct({ id, title }: Pick<Product, 'id' | 'title'>) {
  const { selectedIds, onToggleItem } = useListContext<Product>();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': texts.select(title) } }}
      sx={{ ml: 'auto', my: -0.75 }}
    />
  );
}

const Picture = ({ thumbnailUrl }: Product) => (
  <Box sx={{ aspectRatio: '16/9', bgcolor: 'action.hover', borderBottom: 1, borderColor: 'divider' }}>
    {thumbnailUrl && (
      <Box
        component="img"
        {...sizedPicture(thumbnailUrl, '(min-width: 1200px) 400px, 100vw')}
        alt=""
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
    )}
  </Box>
);

const Figures = (product: Product) => {
  const { type, rating, reviewCount, studentsCount } = product;
  return (
    <Stack spacing={0.5} sx={{ mt: 'auto', pt: 1 }}>
      {type === 'course' && (
        <Secondary>
          {texts.lessons(product.lessonCount)} · {texts.freePreviews(product.freePreviewCount)}
        </Secondary>
      )}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {rating === null ? (
          <Secondary>{texts.noReviews}</Secondary>
        ) : (
          <>
            <Rating value={rating} precision={0.1} readOnly size="small" />
            <Secondary>
              {rating.toFixed(1)} · {texts.reviews(reviewCount)}
            </Secondary>
          </>
        )}
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Secondary>{texts.students(studentsCount)}</Secondary>
        <PriceButton product={product} />
      </Stack>
    </Stack>
  );
};
