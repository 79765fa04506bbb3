import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { ImportDialog } from './import-dialog';
import { texts } from './texts';
import { OpenButton } from '../../../shared/open-button';

export const ImportButton = () => (
  <OpenButton label={texts.open} icon={<UploadIcon />}>
    {(close) => <ImportDialog onClose={close} />}
  </OpenButton>
);
