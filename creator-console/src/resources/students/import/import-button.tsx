import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ImportDialog } from './import-dialog';
import { texts } from './texts';

/** In the bar above the list. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label={texts.open} onClick={() => setOpen(true)}>
        <UploadIcon />
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
