import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import { NotThere } from '../../shared/not-there';
import { texts } from './texts';

export const NoCoupon = () => (
  <NotThere
    icon={CouponIcon}
    title={texts.notThere}
    text={texts.notThereText}
    to="/coupons"
    toLabel={texts.toAll}
  />
);
