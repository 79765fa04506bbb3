import Check from 'lucide-react/icons/check';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { Progress } from '../../shared/ui/progress';
import { ProductFiles } from '../catalog';
import { type OwnedItem, useLibrary } from '../my-sanctum';

export function MyCourses() {
  const { t } = useTranslation('profile');
  return (
    <OwnedList
      type="course"
      empty={{ none: t('courses.none'), noneText: t('courses.noneText') }}
      row={CourseRow}
    />
  );
}

export function MyDownloads() {
  const { t } = useTranslation('profile');
  return (
    <OwnedList
      type="digital_file"
      empty={{ none: t('downloads.none'), noneText: t('downloads.noneText') }}
      row={DownloadRow}
    />
  );
}

const DownloadRow = ({ owned: { productId, title } }: { owned: OwnedItem }) => (
  <Card className="p-5 sm:p-6">
    <h2 className="mb-4 text-xl wrap-anywhere">{title}</h2>
    <ProductFiles productId={productId} />
  </Card>
);

function CourseRow({ owned: { productId, title, progressPercent } }: { owned: OwnedItem }) {
  const { t } = useTranslation('profile');
  const progress = progressPercent ?? 0;
  const isComplete = progress >= 100;
  const action = isComplete ? t('courses.again') : t('courses.continue');
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-4 p-5 sm:p-6">
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl wrap-anywhere">{title}</h2>
          {isComplete && (
            <Badge tone="gold">
              <Check aria-hidden />
              {t('courses.completed')}
            </Badge>
          )}
        </div>
        <Progress className="mt-3" value={progress} label={t('courses.progressOf', { title })} />
        <p className="mt-2 text-sm text-ink-soft">{t('courses.progress', { percent: progress })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link
          to={`${paths.product(productId)}#reviews`}
          aria-label={`${t('courses.review')}: ${title}`}
          className="text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('courses.review')}
        </Link>
        <ButtonLink
          to={paths.course(productId)}
          variant={isComplete ? 'secondary' : 'primary'}
          aria-label={`${action}: ${title}`}
        >
          {action}
        </ButtonLink>
      </div>
    </Card>
  );
}

interface OwnedListProps {
  type: OwnedItem['type'];
  empty: { none: string; noneText: string };
  row: ComponentType<{ owned: OwnedItem }>;
}

/** All owned products of one type. */
function OwnedList({ type, empty, row: Row }: OwnedListProps) {
  const { t } = useTranslation('profile');
  const query = useLibrary();
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('loading')} of={['h-28', 'h-28']} className="space-y-4" />}
      />
    );
  const owned = data.filter((each) => each.type === type);
  if (owned.length === 0) {
    return (
      <EmptyState
        picture="seed"
        title={empty.none}
        description={empty.noneText}
        action={<ButtonLink to={paths.library}>{t('library')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="space-y-4">
      {owned.map((each) => (
        <li key={each.productId}>
          <Row owned={each} />
        </li>
      ))}
    </ul>
  );
}
