import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../shared/ui/button';

interface FileButtonProps {
  icon: LucideIcon;
  accept: string;
  disabled: boolean;
  onChoose: (files: Iterable<File>) => void;
  children: ReactNode;
}

export function FileButton({ icon: Icon, accept, disabled, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button variant="ghost" size="sm" disabled={disabled} onClick={() => input.current?.click()}>
        <Icon aria-hidden />
        {children}
      </Button>
    </>
  );
}
