import { EVENT_LIMITS } from '@sanctum/openapi/choices';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import type { CoachEvent, Scope } from './event';
import { toldOf } from './event-words';
import { texts } from './texts';
import { useGuests } from './use-guests';

interface Props {
  event: CoachEvent;
  scope: Scope;
  onClose: () => void;
}

/** Says who is told before anything happens. */
export function CancelEventDialog({ event: { id, title, following }, scope, onClose }: Props) {
  const { cancelEvent } = useActs();
  const { data: guests = [] } = useGuests(id);
  const isSeries = scope === 'following';
  return (
    <ActDialog
      title={texts.cancelTitle(title)}
      text={isSeries ? texts.toldOfSeries(following) : toldOf(guests)}
      submit={isSeries ? texts.cancelFollowing(following) : texts.cancel}
      cancel={texts.keep}
      done={() => texts.cancelled}
      fields={[
        { name: 'reason', label: texts.reason, max: EVENT_LIMITS.reason, help: texts.reasonHelp, lines: 3 },
      ]}
      onSubmit={({ reason }) => cancelEvent(id, { reason, scope })}
      onClose={onClose}
    />
  );
}
