import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { WrongFields } from '../../../providers/refusal';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { CheckField } from '../../../shared/forms/choices';
import { FieldGroup } from '../../../shared/forms/field-group';
import { TextField } from '../../../shared/forms/text-field';
import { texts as forms } from '../../../shared/forms/texts';
import { useFields } from '../../../shared/forms/use-fields';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { eventsOf, type Subject } from './subjects';
import { texts } from './texts';
import type { Webhook, WebhookEvent, WebhookTerms } from './webhooks.api';

/** Same as the server's limits. */
const LIMITS = { name: 80, url: 2000 };
const SUBJECTS = Object.entries(texts.subjects) as [Subject, string][];

interface Props {
  /** Undefined: a new webhook. */
  webhook?: Webhook | undefined;
  onSave: (terms: WebhookTerms) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the URL and the events. */
export function WebhookDialog({ webhook, onSave, onClose }: Props) {
  const { values, field } = useFields({ name: webhook?.name ?? '', url: webhook?.url ?? '' });
  const [isActive, setActive] = useState(webhook?.isActive ?? true);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const { run, ...acting } = useAct();

  const save = () => {
    void run(async () => {
      if (events.length === 0) throw new WrongFields(forms.check, { events: texts.missing });
      await onSave({ name: values.name, url: values.url.trim(), isActive, events: [...events] });
    });
  };
  return (
    <FormDialog
      {...acting}
      title={webhook ? texts.editTitle(webhook.name) : texts.newTitle}
      submit={webhook ? texts.save : texts.create}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField required label={texts.name} helperText={texts.nameHelp} {...field('name', LIMITS.name)} />
      <TextField
        required
        type="url"
        label={texts.url}
        helperText={texts.urlHelp}
        {...field('url')}
        slotProps={{ htmlInput: { maxLength: LIMITS.url, autoComplete: 'off', spellCheck: false } }}
      />
      <EventFields events={events} onChange={setEvents} />
      <CheckField
        isSwitch
        label={texts.isActive}
        help={texts.isActiveHelp}
        checked={isActive}
        onChange={setActive}
      />
    </FormDialog>
  );
}

interface EventFieldsProps {
  events: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

const EventFields = ({ events, onChange }: EventFieldsProps) => (
  <FieldGroup name="events" label={texts.events}>
    {SUBJECTS.map(([subject, name]) => (
      <Box key={subject} component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 1, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle2">
          {name}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {eventsOf(subject).map((event) => (
            <CheckField
              key={event}
              label={texts.names[event]}
              checked={events.includes(event)}
              onChange={(isOn) => onChange(isOn ? [...events, event] : events.filter((one) => one !== event))}
            />
          ))}
        </Box>
      </Box>
    ))}
  </FieldGroup>
);
