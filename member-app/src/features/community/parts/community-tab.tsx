import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/lib/page-title';
import { Button } from '../../../shared/ui/button';
import { MemberSearch } from '../search/member-search';

/** A tab of the community, with the search next to the heading; on phones a button opens it. */
export function CommunityTab({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('search');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h1 className="min-w-0 text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2 sm:hidden"
          aria-label={t('label')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Search aria-hidden />
        </Button>
        <div className={clsx('w-full sm:w-96', !isOpen && 'max-sm:hidden')}>
          <MemberSearch hasFocus={isOpen} />
        </div>
      </div>
      {children}
    </>
  );
}
