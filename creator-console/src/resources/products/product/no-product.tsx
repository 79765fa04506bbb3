import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import { NotThere } from '../../../shared/not-there';
import { texts } from './texts';

export const NoProduct = () => (
  <NotThere
    icon={LocalFloristIcon}
    title={texts.notThere}
    text={texts.notThereText}
    to="/products"
    toLabel={texts.toAll}
  />
);
