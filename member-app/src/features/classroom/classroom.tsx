import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { EndedAccess } from '../learning';
import { useClassroom } from './api';
import { CourseGrid } from './course-grid';

export function Classroom() {
  const { t } = useTranslation('classroom');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl max-lg:mt-4">{t('title')}</h1>
      <p className="mt-2 text-lg text-ink-soft">{t('lead')}</p>
      <Courses />
      <EndedAccess isListed={(type) => type !== 'digital_file'} />
    </>
  );
}

function Courses() {
  const { t } = useTranslation('classroom');
  const query = useClassroom();
  const { data: courses } = query;
  if (!courses)
    return (
      <NotLoaded
        query={query}
        className="py-14"
        skeleton={
          <Skeletons
            label={t('loading')}
            of={['h-96', 'h-96 max-sm:hidden', 'h-96 max-xl:hidden']}
            className="mt-8 grid gap-6 sm:grid-cols-2 xl:grid-cols-3"
          />
        }
      />
    );
  if (courses.length > 0) return <CourseGrid courses={courses} />;
  return (
    <EmptyState
      picture="seed"
      title={t('empty.title')}
      description={t('empty.text')}
      action={<ButtonLink to={paths.library}>{t('empty.library')}</ButtonLink>}
    />
  );
}
