import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Form, FormField } from '../../shared/ui/form';
import { Illustration } from '../../shared/ui/illustration';
import { Input } from '../../shared/ui/input';

/** A code is easily mistyped from paper, so it can be corrected here. */
export function MissingCertificate({ typed }: { typed: string }) {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const check = async ({ code }: { code: string }) =>
    navigate(sanctumPaths.certificate(code.trim()), { replace: true });
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <EmptyState
        level={1}
        picture={<Illustration name="fallen-leaf" />}
        title={t('missing.title')}
        description={t('missing.text')}
        action={
          <Form isUnsaved={false} onSubmit={check} className="flex w-full max-w-sm flex-col gap-3 text-left">
            <FormField name="code" label={t('missing.label')} hint={t('missing.hint')} required>
              <Input defaultValue={typed} maxLength={40} autoComplete="off" spellCheck={false} />
            </FormField>
            <Button type="submit">{t('missing.check')}</Button>
          </Form>
        }
      />
    </>
  );
}
