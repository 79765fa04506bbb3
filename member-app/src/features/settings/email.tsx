import { Badge } from '../../shared/ui/badge';
import { ResendConfirmation } from '../accounts';
import type { Member } from '../session';
import { NewEmail } from './new-email';
import { Section } from './section';
import { settingsTexts } from './texts';

const { email: texts } = settingsTexts;

export function Email({ member }: { member: Member }) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 text-lg wrap-anywhere">{member.email}</span>
        <Badge tone={member.emailVerified ? 'leaf' : 'gold'}>
          {member.emailVerified ? texts.verified : texts.unverified}
        </Badge>
      </p>
      {!member.emailVerified && (
        <div className="mt-4">
          <ResendConfirmation />
        </div>
      )}
      <div className="mt-6">
        <NewEmail member={member} />
      </div>
    </Section>
  );
}
