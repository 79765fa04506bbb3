import { useParams } from 'react-router-dom';
import { ProductPage } from '../features/product';

export function Component() {
  const { id = '' } = useParams();
  return <ProductPage id={id} />;
}
