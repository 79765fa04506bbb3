import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { NEW_OFFERING } from '../../shared/new-offering';
import { NewOfferingDialog } from './new-offering-dialog';
import { texts } from './texts';

/** The button that makes something new to be booked. The address says that its dialog is open, so that Create Content leads to it. */
export function NewOffering() {
  const [address, setAddress] = useSearchParams();
  const show = (isShown: boolean) => setAddress(isShown ? { [NEW_OFFERING]: '' } : {}, { replace: true });
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => show(true)} sx={{ mt: 2 }}>
        {texts.newOffering}
      </Button>
      {address.has(NEW_OFFERING) && <NewOfferingDialog onClose={() => show(false)} />}
    </>
  );
}
