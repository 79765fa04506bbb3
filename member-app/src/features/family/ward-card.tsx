import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import type { Ward } from './api';
import { ConsentRecords } from './consent-records';
import { ConsentSwitches } from './consent-switches';
import { NewWardPassword } from './new-ward-password';
import { PasswordLink } from './password-link';
import { RemoveSecondFactor } from './remove-second-factor';
import { SecondGuardian } from './second-guardian';
import { SignWardOut } from './sign-ward-out';
import { WaitingApproval } from './waiting-approval';
import type { Freshly } from './ward-copy';
import { WardConduct } from './ward-conduct';
import { WardData } from './ward-data';
import { WardLearning } from './ward-learning';

interface WardCardProps {
  ward: Ward;
  freshly: Freshly;
}

/** One daughter: how she is doing, what is agreed to for her, and who answers for her. */
export function WardCard({ ward, freshly }: WardCardProps) {
  const { t } = useTranslation('family');
  const heading = useId();
  const isOpen = ward.agreed.includes('account');
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={heading} className="space-y-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={heading} className="text-xl wrap-anywhere">
            {ward.name}
          </h2>
          <Badge tone={isOpen ? 'leaf' : 'gold'}>{isOpen ? t(`bands.${ward.ageBand}`) : t('closed')}</Badge>
          <p className="w-full text-sm text-ink-soft wrap-anywhere">
            {ward.signInName === null
              ? t('signsInWith', { email: ward.email })
              : t('signsInAs', { name: ward.signInName })}
          </p>
        </div>
        {ward.approvals.map((approval) => (
          <WaitingApproval key={approval.id} ward={ward} approval={approval} freshly={freshly} />
        ))}
        <WardLearning ward={ward} />
        <WardConduct ward={ward} />
        <ConsentSwitches ward={ward} />
        <SecondGuardian ward={ward} freshly={freshly} />
        <div className="flex flex-wrap items-center gap-4">
          <SignWardOut ward={ward} />
          {ward.hasSecondFactor && <RemoveSecondFactor ward={ward} freshly={freshly} />}
          {ward.ageBand === 'child' ? <NewWardPassword ward={ward} /> : <PasswordLink ward={ward} />}
        </div>
        <ConsentRecords wardId={ward.id} />
        <WardData ward={ward} freshly={freshly} />
      </section>
    </Card>
  );
}
