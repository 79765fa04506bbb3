import SequenceIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { NotThere } from '../../shared/not-there';
import { texts } from './texts';

export const NoSequence = () => (
  <NotThere
    icon={SequenceIcon}
    title={texts.notThere}
    text={texts.notThereText}
    to="/sequences"
    toLabel={texts.toAll}
  />
);
