import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import { lazily } from '../../shared/lazily';

export { CreateContent } from './create-content/create-content';
export { useCreateContent } from './create-content/context';
export { CreateContentButton } from './create-content/create-content-button';
export { analyticsPath, contentPath, formPath } from './product/product';

export const products = {
  list: lazily(() => import('./product-list'), 'ProductList'),
  edit: lazily(() => import('./product-edit'), 'ProductEdit'),
  icon: LocalFloristIcon,
  recordRepresentation: 'title',
};
