import { useActs } from '../../providers/use-acts';
import type { Group } from './groups.api';
import { NameForm } from './name-form';
import { texts } from './texts';

export function NewGroup({ kind, onAdded }: { kind: Group['kind']; onAdded: () => void }) {
  const { addGroup } = useActs();
  return (
    <NameForm
      label={texts.newName[kind]}
      save={texts.add[kind]}
      onSave={(name) => addGroup({ kind, name })}
      onSaved={onAdded}
    />
  );
}
