import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NEW_OFFERING, newOfferingPath, offeringsPath } from '../../shared/offerings-path';
import { NewOfferingDialog } from './new-offering-dialog';
import { texts } from './texts';

/** The button that makes something new to be booked. The address says that its dialog is open, so that Create Content leads to it. */
export function NewOffering() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const show = (isShown: boolean) =>
    void navigate(isShown ? newOfferingPath : offeringsPath, { replace: true });
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => show(true)} sx={{ flexShrink: 0 }}>
        {texts.newOffering}
      </Button>
      {address.has(NEW_OFFERING) && <NewOfferingDialog onClose={() => show(false)} />}
    </>
  );
}
