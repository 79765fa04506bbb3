import { Button } from '../../shared/ui/button';
import { refusalSentence } from '../../shared/api/refusal';
import { useResendConfirmation } from './api';
import { accountTexts } from './texts';

const { confirm: texts } = accountTexts;

export function ResendConfirmation() {
  const { mutate, isPending, isSuccess, error } = useResendConfirmation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!isSuccess && (
        <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate()}>
          {texts.resend}
        </Button>
      )}
      <output className="text-sm font-medium">
        {isSuccess && texts.sent}
        {error && refusalSentence(error)}
      </output>
    </div>
  );
}
