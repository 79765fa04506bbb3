import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { NotThere } from '../../shared/not-there';
import { texts } from './texts';

export const NoBroadcast = () => (
  <NotThere
    icon={BroadcastIcon}
    title={texts.notThere}
    text={texts.notThereText}
    to="/broadcasts"
    toLabel={texts.toAll}
  />
);
