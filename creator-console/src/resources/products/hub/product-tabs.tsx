import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button, Stack } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import {
  analyticsPath,
  editPath,
  formPath,
  type Product,
  resultsPath,
  studentsPath,
} from '../product/product';
import { PublishAct } from '../product/publish-act';
import { texts } from './texts';

/** Tabs of a product, each with its own URL, under its status. A download's files are in its details. */
export function ProductTabs() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data: product } = useGetOne<Product>('products', { id }, { retry: false });
  return (
    <Stack spacing={1} sx={{ pt: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Button component={Link} to="/products" startIcon={<ArrowBackIcon />} size="small">
          {texts.back}
        </Button>
        {product && <PublishAct product={product} />}
      </Stack>
      {product && (
        <Stack
          component="nav"
          aria-label={texts.tabsOf}
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}
        >
          {placesOf(product).map(({ label, to }) => (
            <Button
              key={to}
              component={Link}
              to={to}
              color={to === pathname ? 'primary' : 'inherit'}
              {...(to === pathname && { 'aria-current': 'page' as const })}
              sx={{
                borderRadius: 0,
                borderBottom: 2,
                mb: '-1px',
                borderColor: to === pathname ? 'primary.main' : 'transparent',
              }}
            >
              {label}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const placesOf = (product: Product) => [
  ...(product.type === 'course' ? [{ label: texts.tabs.content, to: editPath(product) }] : []),
  { label: texts.tabs.details, to: formPath(product) },
  { label: texts.tabs.students, to: studentsPath(product) },
  ...(product.type === 'course' ? [{ label: texts.tabs.results, to: resultsPath(product) }] : []),
  { label: texts.tabs.analytics, to: analyticsPath(product) },
];
