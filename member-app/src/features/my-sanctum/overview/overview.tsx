import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/lib/page-title';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { ConfirmEmailNotice } from '../../accounts';
import { type Member, SignedInOnly } from '../../session';
import { useOverview } from '../api';
import { CoachWord } from './coach-word';
import { ContinueLearning, MoreCourses } from './continue-learning';
import { FirstSteps } from './first-steps';
import { isNew, stepsOf } from './steps';
import { LearningJourney, StatCards } from './stat-cards';
import { Plant } from './plant';
import { Upcoming } from './upcoming';

/** The first page of the member area: one lesson to continue, then upcoming items, and the figures last. */
export function Overview() {
  const { t } = useTranslation('my-sanctum');
  return (
    <SignedInOnly>
      {(member) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <h1 className="text-2xl wrap-anywhere lg:text-3xl">
            {t('greeting', { name: firstName(member.name) })}
          </h1>
          <Today member={member} />
        </>
      )}
    </SignedInOnly>
  );
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

function Today({ member }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  const query = useOverview();
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        className="py-14"
        skeleton={<Skeletons label={t('loading')} of={['mt-5 h-72 rounded-xl', 'mt-8 h-40 rounded-lg']} />}
      />
    );
  const { continueLearning, enrolledCourseCount } = data;
  const steps = stepsOf(data);
  const hasSteps = isNew(steps, member.joinedAt);
  const [next, ...others] = continueLearning;
  return (
    <>
      {(next || !hasSteps) && <ContinueLearning course={next} isAllDone={enrolledCourseCount > 0} />}
      {hasSteps && <FirstSteps steps={steps} />}
      <div className="mt-8 empty:hidden">
        <ConfirmEmailNotice member={member} />
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Upcoming figures={data} />
        <div className="flex flex-col gap-6 [&>*]:grow">
          <Plant />
          <CoachWord {...data} />
        </div>
      </div>
      {others.length > 0 && <MoreCourses courses={others} />}
      {/* a new member would only see zeros */}
      {!hasSteps && (
        <>
          <StatCards figures={data} />
          <LearningJourney figures={data} />
        </>
      )}
    </>
  );
}
