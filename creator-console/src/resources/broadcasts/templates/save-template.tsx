import { useQuery } from '@tanstack/react-query';
import { MAILING_TEMPLATE_NAME_LIMIT } from '@sanctum/openapi/choices';
import { useActs } from '../../../providers/use-acts';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { Secondary } from '../../../shared/secondary';
import { readTemplates, TEMPLATES } from './templates.api';
import { texts } from './texts';
import type { MailingWords } from './use-mailing-words';

/** Saves the email as a template under a name. */
export function SaveTemplate({ words }: { words: MailingWords }) {
  const { saveTemplate } = useActs();
  return (
    <DialogButton size="small" label={texts.save}>
      {(onClose) => (
        <ActDialog
          title={texts.saveTitle}
          text={texts.saveText}
          submit={texts.saveNow}
          fields={[
            { name: 'name', label: texts.name, max: MAILING_TEMPLATE_NAME_LIMIT, initial: words.subject },
          ]}
          more={Replaces}
          done={({ name }) => texts.saved(name)}
          onSubmit={({ name }) => saveTemplate({ name: name.trim(), ...words })}
          onDone={() => undefined}
          onClose={onClose}
        />
      )}
    </DialogButton>
  );
}

/** Says before saving that a template has this name. */
function Replaces({ name }: { name: string }) {
  const { data = [] } = useQuery({ queryKey: TEMPLATES, queryFn: readTemplates });
  const isSame = (other: string) => other.toLowerCase() === name.trim().toLowerCase();
  return <Secondary role="status">{data.some((one) => isSame(one.name)) && texts.replaces}</Secondary>;
}
