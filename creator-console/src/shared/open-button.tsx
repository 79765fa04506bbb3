import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from 'react-admin';

interface Props {
  label: string;
  icon: ReactElement;
  disabled?: boolean;
  children: (close: () => void) => ReactNode;
}

/** Button above a list that opens a dialog. */
export function OpenButton({ label, icon, disabled = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label={label} disabled={disabled} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
