import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import { ProductEdit } from './product-edit';
import { ProductList } from './product-list';
import { texts } from './product/texts';

export { CreateContent } from './create-content/create-content';
export { useCreateContent } from './create-content/context';
export { CreateContentButton } from './create-content/create-content-button';
export { analyticsPath, contentPath, formPath } from './product/product';

export const products = {
  list: ProductList,
  edit: ProductEdit,
  icon: LocalFloristIcon,
  options: { label: texts.title },
  recordRepresentation: 'title',
};
