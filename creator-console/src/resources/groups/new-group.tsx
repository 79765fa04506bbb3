import { addGroup, type Group } from './groups.api';
import { NameForm } from './name-form';
import { texts } from './texts';

export const NewGroup = ({ kind, onAdded }: { kind: Group['kind']; onAdded: () => void }) => (
  <NameForm
    label={texts.newName[kind]}
    save={texts.add[kind]}
    onSave={(name) => addGroup({ kind, name })}
    onSaved={onAdded}
  />
);
