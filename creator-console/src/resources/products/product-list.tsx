import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { List, Pagination, useListContext } from 'react-admin';
import { EmptyPlace } from '../../shared/empty-place';
import { SelectedBar } from '../../shared/selected-bar';
import { ContentFilters, SORTS } from './content-filters';
import { useCreateContent } from './create-content/context';
import type { Product } from './product/product';
import { ProductCard } from './product-card';
import { SelectedProductsActs } from './selected-products-acts';
import { texts, formTexts } from './product/texts';
import { csvExporter } from '../../shared/export/csv-exporter';
import { productPrice } from '../../shared/figures/product-price';
import { Notice } from '../../shared/notice';

const exportProducts = csvExporter<Product>('products', {
  [formTexts.title]: ({ title }) => title,
  [texts.type]: ({ type }) => texts.types[type],
  [texts.status]: ({ status }) => texts.statuses[status],
  [formTexts.category]: ({ category }) => category,
  [formTexts.price]: (product) =>
    product.isSubscriptionOnly ? productPrice(product) : (product.price ?? '0.00'),
  [formTexts.tags]: ({ tags }) => tags.join(', '),
  [texts.columns.students]: ({ studentsCount }) => studentsCount,
  [texts.columns.rating]: ({ rating }) => rating,
  [texts.columns.reviews]: ({ reviewCount }) => reviewCount,
  [texts.columns.created]: ({ createdAt }) => createdAt,
});

const PER_PAGE = 24;

/** All products of the coach, as cards. */
export const ProductList = () => (
  <List
    actions={false}
    sort={SORTS.newest}
    perPage={PER_PAGE}
    pagination={<Pagination rowsPerPageOptions={[PER_PAGE, 48, 96]} />}
    exporter={exportProducts}
    empty={<NoProducts />}
    title={texts.title}
    component="div"
  >
    <ContentFilters />
    <SelectedBar>
      <SelectedProductsActs />
    </SelectedBar>
    <Cards />
  </List>
);

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
};

function Cards() {
  const { data, isPending, error, refetch, setFilters } = useListContext<Product>();
  if (error) {
    return (
      <Notice severity="error" act={texts.tryAgain} onAct={() => void refetch()}>
        {texts.failedList}
      </Notice>
    );
  }
  if (isPending) {
    return (
      <Box sx={GRID} aria-busy>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} variant="rounded" height={360} />
        ))}
      </Box>
    );
  }
  if (data.length === 0) {
    return (
      <Stack spacing={1} sx={{ alignItems: 'center', py: 8 }}>
        <Typography>{texts.noneFound}</Typography>
        <Button onClick={() => setFilters({})}>{texts.clearFilters}</Button>
      </Stack>
    );
  }
  return (
    <Box sx={GRID}>
      {data.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Box>
  );
}

function NoProducts() {
  const { open } = useCreateContent();
  return (
    <EmptyPlace icon={LocalFloristIcon} title={texts.none} text={texts.noneYet}>
      <Button variant="contained" onClick={() => open('course')}>
        {texts.createFirst}
      </Button>
      <Button onClick={() => open('import')}>{texts.importFirst}</Button>
    </EmptyPlace>
  );
}
