import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyPlace } from '../../shared/empty-place';
import { texts } from './texts';

export const NotThere = () => (
  <EmptyPlace icon={FactCheckIcon} title={texts.notThere} text={texts.notThereText}>
    <Button component={Link} to="/payment-reviews" variant="contained">
      {texts.toAll}
    </Button>
  </EmptyPlace>
);
