import { MAILING_TEMPLATE_NAME_LIMIT } from '@sanctum/openapi/choices';
import { useQueryClient } from '@tanstack/react-query';
import { useActs } from '../../../providers/use-acts';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { Secondary } from '../../../shared/secondary';
import { savedTemplatesKey, useSavedTemplates } from './saved-templates.api';
import { texts } from './texts';
import { isComplete, useMailingWords } from './use-mailing-words';

/** Saves the email as a template under a name. */
export const SaveTemplate = () => (
  <DialogButton size="small" label={texts.saveTemplate}>
    {(onClose) => <SaveDialog onClose={onClose} />}
  </DialogButton>
);

function SaveDialog({ onClose }: { onClose: () => void }) {
  const { saveTemplate } = useActs();
  const queries = useQueryClient();
  const { words } = useMailingWords();
  const isReady = isComplete(words);
  return (
    <ActDialog
      title={texts.saveTitle}
      text={isReady ? texts.saveText : texts.saveIncomplete}
      submit={texts.saveNow}
      isReady={isReady}
      fields={[{ name: 'name', label: texts.name, max: MAILING_TEMPLATE_NAME_LIMIT, initial: words.subject }]}
      more={Replaces}
      done={({ name }) => texts.savedAs(name.trim())}
      onSubmit={({ name }) => saveTemplate({ name: name.trim(), ...words })}
      onDone={() => void queries.invalidateQueries({ queryKey: savedTemplatesKey })}
      onClose={onClose}
    />
  );
}

/** Says before saving that a template has this name. */
function Replaces({ name }: { name: string }) {
  const { data = [] } = useSavedTemplates();
  const isSame = (other: string) => other.toLowerCase() === name.trim().toLowerCase();
  return <Secondary component="output">{data.some((one) => isSame(one.name)) && texts.replaces}</Secondary>;
}
