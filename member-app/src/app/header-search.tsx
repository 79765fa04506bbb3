import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../shared/lib/paths';
import { Button } from '../shared/ui/button';
import { Input } from '../shared/ui/input';
import { shellTexts } from './texts';

/** Leads to the library with the words typed; Escape puts it away. */
export function HeaderSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    void navigate(searchPath(input.current?.value ?? ''));
  }

  return (
    <search className="page-width block animate-rise pb-4">
      <form className="flex gap-2" onSubmit={submit}>
        <Input
          ref={input}
          type="search"
          name="q"
          maxLength={100}
          aria-label={shellTexts.search.label}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          placeholder={shellTexts.search.placeholder}
        />
        <Button type="submit">{shellTexts.search.submit}</Button>
      </form>
    </search>
  );
}
