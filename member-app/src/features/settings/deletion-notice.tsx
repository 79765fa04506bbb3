import { refusalSentence } from '../../shared/api/refusal';
import { formatDate } from '../../shared/lib/format';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { useKeepAccount } from './privacy.api';
import { privacyTexts } from './privacy-texts';

const { deletion: texts } = privacyTexts;

/** When the account will be deleted, and the button that undoes it. */
export function DeletionNotice({ erasesAt, className }: { erasesAt: string; className?: string }) {
  const { mutate, isPending, error } = useKeepAccount();
  const keep = () =>
    mutate(undefined, {
      onSuccess: () => toast({ title: texts.kept, description: texts.keptMore }),
    });
  return (
    <Alert title={texts.scheduled(formatDate(erasesAt))} className={className}>
      <p>{texts.scheduledMore}</p>
      <Button size="sm" className="mt-3" pending={isPending} onClick={keep}>
        {texts.keep}
      </Button>
      {error && <p role="alert">{refusalSentence(error)}</p>}
    </Alert>
  );
}
