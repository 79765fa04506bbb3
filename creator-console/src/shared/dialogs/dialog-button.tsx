import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface Props extends Omit<ButtonProps, 'onClick' | 'children'> {
  label: string;
  children: (onClose: () => void) => ReactNode;
}

/** Button that opens a dialog. */
export function DialogButton({ label, children, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
