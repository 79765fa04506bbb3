import { Button } from '@mui/material';
import { GROUP_NAME_LIMIT } from '@sanctum/openapi/choices';
import { type ReactNode, useState } from 'react';
import { useAttempt } from '../../shared/toast/use-attempt';
import { texts as formTexts } from '../../shared/forms/texts';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { MarkedForm } from '../../shared/forms/marked-form';
import type { Group } from './groups.api';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';

/** Products that bring their owners into a circle or pod, linked to their settings. */
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
  /** The group's Spanish name; only for an existing group. */
  spanish?: string;
  /** Saves the names; if this fails, the typed texts stay. */
  onSave: (name: string, spanish: string) => Promise<unknown>;
  onSaved: () => void;
  children?: ReactNode;
}

/** Name field with its button. */
export function NameForm({ label, save, began = '', spanish, onSave, onSaved, children }: Props) {
  const [name, setName] = useState(began);
  const [spanishName, setSpanishName] = useState(spanish ?? '');
  const { isBusy, attempt, refusal } = useAttempt(texts.failed, texts.tryAgain);
  const send = async () => {
    if (!(await attempt(() => onSave(name.trim(), spanishName.trim())))) return;
    setName(began);
    onSaved();
  };
  return (
    <MarkedForm
      refusal={refusal}
      isBusy={isBusy}
      isUnsaved={name !== began || spanishName !== (spanish ?? '')}
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
      {spanish !== undefined && (
        <TextField
          name="translations.es.name"
          size="small"
          label={formTexts.inSpanish(label)}
          value={spanishName}
          onChange={({ target }) => setSpanishName(target.value)}
          slotProps={{ htmlInput: { maxLength: GROUP_NAME_LIMIT, lang: 'es' } }}
          sx={{ flex: '1 1 12rem' }}
        />
      )}
      <Button type="submit" variant="outlined" disabled={isBusy || name.trim() === ''}>
        {save}
      </Button>
      {children}
    </MarkedForm>
  );
}
