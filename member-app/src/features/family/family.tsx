import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeletons } from '../../shared/ui/skeletons';
import { SecondSeats } from '../second-seat';
import { guardianMaySignIn } from '../private-writing';
import type { Member } from '../session';
import { AddDaughter } from './add-daughter';
import { type Family as FamilyFacts, useFamily } from './api';
import { ConsentRecords } from './consent-records';
import { MyRequests } from './my-requests';
import { Start } from './start';
import type { Freshly } from './ward-copy';
import { WardCard } from './ward-card';
import { Unproven } from './unproven';
import { WaitingWard } from './waiting-ward';
import { WardRequests } from './ward-requests';

/** For a mother her daughters, for a daughter her guardians. */
export function Family({ member, freshly }: { member: Member; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const query = useFamily();
  const { data: family } = query;
  if (!family) return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-40']} />} />;
  return member.ageBand === 'adult' ? (
    <Wards family={family} freshly={freshly} />
  ) : (
    <Guardians family={family} member={member} />
  );
}

function Wards({ family: { wards, waiting, isProven }, freshly }: { family: FamilyFacts; freshly: Freshly }) {
  const { t } = useTranslation('family');
  return (
    <div className="space-y-6">
      {wards.length > 0 ? <p>{t('privacy.mother')}</p> : waiting.length === 0 && <Start />}
      {waiting.map((ward) => (
        <WaitingWard key={ward.id} ward={ward} />
      ))}
      {!isProven && <Unproven wards={wards} />}
      {wards.length > 0 && <WardRequests />}
      {wards.map((ward) => (
        <WardCard key={ward.id} ward={ward} freshly={freshly} />
      ))}
      <SecondSeats />
      <AddDaughter />
    </div>
  );
}

function Guardians({ family: { guardians }, member }: { family: FamilyFacts; member: Member }) {
  const { t } = useTranslation('family');
  if (guardians.length === 0) return <p className="text-ink-soft">{t('noGuardian')}</p>;
  return (
    <div className="space-y-6">
      <p className="text-lg">
        {t('yourGuardians', { names: guardians.map(({ name }) => name).join(' · ') })}
      </p>
      <p>
        {t('privacy.daughter')} {guardianMaySignIn(member) && t('privacy.daughterSignIn')}
      </p>
      <MyRequests />
      <ConsentRecords wardId={member.id} />
    </div>
  );
}
