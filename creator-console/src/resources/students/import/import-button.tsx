import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ImportDialog } from './import-dialog';
import { texts } from './texts';

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
