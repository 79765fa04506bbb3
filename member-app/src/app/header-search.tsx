import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../shared/lib/paths';
import { Button } from '../shared/ui/button';
import { Input } from '../shared/ui/input';

/** Opens the library with the search text; Escape closes it. */
export default function HeaderSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
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
          aria-label={t('search.label')}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          placeholder={t('search.placeholder')}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
    </search>
  );
}
