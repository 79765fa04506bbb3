import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatMoment } from '../../shared/lib/format';
import { paths, productPath } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Alert } from '../../shared/ui/alert';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { Progress } from '../../shared/ui/progress';
import { useMyOverview, useWardLearning, useWardModeration, type Ward, type WardProduct } from './api';
import { WARD_PARTS } from './ward-parts';

interface PersonCardProps {
  id: string;
  name: string;
  badge?: ReactNode;
  /** Links to this person's pages, at the bottom of the card. */
  links: readonly { to: string; name: string }[];
  children: ReactNode;
}

function PersonCard({ id, name, badge, links, children }: PersonCardProps) {
  const { t } = useTranslation('family');
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id} className="flex h-full flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-xl wrap-anywhere">
            {name}
          </h2>
          {badge}
        </div>
        {children}
        <nav aria-label={t('account', { name })} className="mt-auto border-t border-line">
          <ul className="-mb-3 flex flex-wrap gap-x-5">
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="inline-flex min-h-11 items-center font-semibold text-evergreen underline underline-offset-4 hover:decoration-2"
                >
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </Card>
  );
}

interface CourseRowProps {
  to: string;
  title: string;
  /** Progress in percent; null: not a course. */
  percent: number | null;
  facts: string;
}

function CourseRow({ to, title, percent, facts }: CourseRowProps) {
  const { t } = useTranslation('family');
  return (
    <li className="py-3">
      <Link to={to} className="font-semibold underline-offset-4 wrap-anywhere hover:underline">
        {title}
      </Link>
      {percent !== null && (
        <Progress value={percent} label={t('learning.progressOf', { title })} className="my-2" />
      )}
      <p className="text-sm text-ink-soft">{facts}</p>
    </li>
  );
}

/** Shows the reader's own courses to continue with. */
export function MyCard() {
  const { t } = useTranslation('family');
  const query = useMyOverview();
  const { data } = query;
  return (
    <PersonCard
      id="family-me"
      name={t('you')}
      links={[
        { to: sanctumPaths.classroom, name: t('learning.allMine') },
        { to: sanctumPaths.calendar, name: t('learning.calendar') },
      ]}
    >
      {!data && <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-20']} />} />}
      {data && data.continueLearning.length === 0 && (
        <p className="text-ink-soft">
          {data.completedCourseCount > 0
            ? t('learning.finished', { count: data.completedCourseCount })
            : t('learning.noneOfMine')}{' '}
          <Link to={paths.library} className="underline underline-offset-4">
            {t('learning.library')}
          </Link>
        </p>
      )}
      {data && data.continueLearning.length > 0 && (
        <ul className="divide-y divide-line">
          {data.continueLearning.map(
            ({ courseId, moduleId, lessonId, lessonTitle, title, progressPercent }) => (
              <CourseRow
                key={courseId}
                to={
                  moduleId !== null && lessonId !== null
                    ? sanctumPaths.classroomLesson(courseId, moduleId, lessonId)
                    : sanctumPaths.classroomCourse(courseId)
                }
                title={title}
                percent={progressPercent}
                facts={[
                  t('learning.percent', { percent: progressPercent }),
                  ...(lessonTitle === null ? [] : [t('learning.next', { lesson: lessonTitle })]),
                ].join(' · ')}
              />
            ),
          )}
        </ul>
      )}
    </PersonCard>
  );
}

/** Shows a ward's learning, the coach's warnings, and links to the pages of the account. */
export function WardCard({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const isOpen = ward.agreed.includes('account');
  return (
    <PersonCard
      id={`family-${ward.id}`}
      name={ward.name}
      badge={
        <Badge tone={isOpen ? 'leaf' : 'gold'}>{isOpen ? t(`bands.${ward.ageBand}`) : t('closed')}</Badge>
      }
      links={WARD_PARTS.map((part) => ({
        to: sanctumPaths.familyPart(ward.id, part),
        name: t(`parts.${part}`),
      }))}
    >
      <WardModeration ward={ward} />
      <WardLearning ward={ward} />
    </PersonCard>
  );
}

/** Rows of a ward's card before the rest is collapsed. */
const SHOWN = 3;

/** Courses with her progress, unfinished ones first, and the people she may write with. */
function WardLearning({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const query = useWardLearning(ward.id);
  const { data: learning } = query;
  if (!learning)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-20']} />} />;
  const { contacts, lastSeenAt } = learning;
  const products = learning.products.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)));
  const folded = products.slice(SHOWN);
  return (
    <div className="space-y-3">
      {products.length === 0 && <p className="text-ink-soft">{t('learning.none')}</p>}
      <Products products={products.slice(0, SHOWN)} />
      {folded.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-evergreen underline underline-offset-4">
            {t('learning.more', { count: folded.length })}
          </summary>
          <Products products={folded} />
        </details>
      )}
      <p className="text-sm text-ink-soft">
        {lastSeenAt === null
          ? t('learning.neverSeen')
          : t('learning.lastSeen', { date: formatDate(lastSeenAt) })}{' '}
        {contacts.length === 0
          ? t('learning.noContacts')
          : t('learning.contacts', { names: contacts.join(' · ') })}
      </p>
    </div>
  );
}

/** Returns whether a course is completed; true for anything that is not a course. */
const isOver = ({ progressPercent }: WardProduct): boolean =>
  progressPercent === null || progressPercent === 100;

function Products({ products }: { products: readonly WardProduct[] }) {
  const { t } = useTranslation('family');
  const factsOf = ({ progressPercent: percent, watchedSeconds, since, lastCompletedAt }: WardProduct) => [
    ...(percent === null ? [] : [t('learning.percent', { percent })]),
    ...(watchedSeconds < 30 ? [] : [t('learning.minutes', { count: Math.round(watchedSeconds / 60) })]),
    lastCompletedAt === null
      ? t('learning.since', { date: formatDate(since) })
      : t('learning.lastCompleted', { date: formatDate(lastCompletedAt) }),
  ];
  return (
    <ul className="divide-y divide-line">
      {products.map((product) => (
        <CourseRow
          key={product.productId}
          to={productPath({ id: product.productId, type: product.type })}
          title={product.title}
          percent={product.progressPercent}
          facts={factsOf(product).join(' · ')}
        />
      ))}
    </ul>
  );
}

/** The coach's warnings and mute of a daughter; nothing if there are none. */
function WardModeration({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const query = useWardModeration(ward.id);
  const { data: moderation } = query;
  if (!moderation) return <NotLoaded query={query} />;
  const { mute, warnings } = moderation;
  if (!mute && warnings.length === 0) return null;
  return (
    <div className="space-y-3">
      <h3 className="font-sans font-semibold">{t('moderation.title')}</h3>
      {mute && (
        <Alert
          title={
            mute.until === null
              ? t('moderation.muted')
              : t('moderation.mutedUntil', { when: formatMoment(mute.until) })
          }
        >
          {mute.reason !== null && (
            <p className="wrap-anywhere">{t('moderation.said', { words: mute.reason })}</p>
          )}
          <p>{t('moderation.reads')}</p>
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {warnings.map(({ id, text, givenAt, readAt }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere">{t('moderation.said', { words: text })}</p>
            <p className="text-sm text-ink-soft">
              {t('moderation.warned', { date: formatDate(givenAt) })}{' '}
              {readAt === null ? t('moderation.unread') : t('moderation.read', { date: formatDate(readAt) })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
