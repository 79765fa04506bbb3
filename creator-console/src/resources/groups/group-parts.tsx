import { Button } from '@mui/material';
import { GROUP_NAME_LIMIT } from '@sanctum/openapi/choices';
import { type ReactNode, useState } from 'react';
import { useAttempt } from '../../shared/toast/use-attempt';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { MarkedForm } from '../../shared/forms/marked-form';
import type { Group } from './groups.api';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';

/** Products whose owners are in a circle or pod, linked to their settings. */
export const BringingProducts = ({ products }: Pick<Group, 'products'>) =>
  products.length > 0 && (
    <Secondary sx={{ overflowWrap: 'anywhere' }}>
      {texts.broughtBy}{' '}
      {products.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <PageLink to={`/products/${id}`}>{title}</PageLink>
        </span>
      ))}
    </Secondary>
  );

interface Props {
  label: string;
  save: string;
  began?: string;
  /** Saves the name; if this fails, the typed text stays. */
  onSave: (name: string) => Promise<unknown>;
  onSaved: () => void;
  children?: ReactNode;
}

/** A name field with its button. */
export function NameForm({ label, save, began = '', onSave, onSaved, children }: Props) {
  const [name, setName] = useState(began);
  const { isBusy, attempt, refusal } = useAttempt(texts.failed, texts.tryAgain);
  const send = async () => {
    if (!(await attempt(() => onSave(name.trim())))) return;
    setName(began);
    onSaved();
  };
  return (
    <MarkedForm
      refusal={refusal}
      isBusy={isBusy}
      isUnsaved={name !== began}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      onSubmit={send}
    >
      <TextField
        name="name"
        size="small"
        label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: GROUP_NAME_LIMIT } }}
        sx={{ flex: '1 1 12rem' }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || name.trim() === ''}>
        {save}
      </Button>
      {children}
    </MarkedForm>
  );
}
