import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Field } from '../../shared/ui/field';
import { Illustration } from '../../shared/ui/illustration';
import { Input } from '../../shared/ui/input';

/** A code is easily mistyped from paper, so it can be corrected here. */
export function MissingCertificate({ typed }: { typed: string }) {
  const { t } = useTranslation('certificates');
  const [code, setCode] = useState(typed);
  const navigate = useNavigate();
  function check(event: FormEvent) {
    event.preventDefault();
    if (code.trim()) void navigate(sanctumPaths.certificate(code.trim()), { replace: true });
  }
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <EmptyState
        level={1}
        picture={<Illustration name="fallen-leaf" />}
        title={t('missing.title')}
        description={t('missing.text')}
        action={
          <form onSubmit={check} className="flex w-full max-w-sm flex-col gap-3 text-left">
            <Field label={t('missing.label')} hint={t('missing.hint')}>
              <Input
                value={code}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setCode(event.target.value)}
              />
            </Field>
            <Button type="submit">{t('missing.check')}</Button>
          </form>
        }
      />
    </>
  );
}
