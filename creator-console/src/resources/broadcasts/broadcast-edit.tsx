import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { Alert, Stack } from '@mui/material';
import SendIcon from '@mui/icons-material/SendOutlined';
import {
  FormDataConsumer,
  type Identifier,
  SaveButton,
  Toolbar,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { DeleteButton } from '../../shared/fresh-sign-in/delete-button';
import {
  type Broadcast,
  broadcastPath,
  isSame,
  type NewBroadcast,
  BLANK_BROADCAST,
  sentMailing,
} from './broadcast';
import { BroadcastFields } from './broadcast-fields';
import { type SavedTemplate, useSavedTemplates } from './email-text/saved-templates.api';
import { wordsOf } from './email-text/use-mailing-words';
import { SendButton, sendingPath } from './send-button';
import { texts } from './texts';
import { Loaded } from '../../shared/loaded';
import { KEEP_TYPED, RecordEdit } from '../../shared/forms/record-edit';
import { RecordForm } from '../../shared/forms/record-form';
import { RecordCreate } from '../../shared/forms/record-create';

/** Form for a new broadcast, empty or with the words of the saved template that the address names. */
export function BroadcastCreate() {
  const [query] = useSearchParams();
  const template = query.get('template');
  return template === null ? <NewBroadcastForm /> : <FromTemplate id={template} />;
}

const FromTemplate = ({ id }: Pick<SavedTemplate, 'id'>) => (
  <Loaded query={useSavedTemplates()}>
    {(templates) => <NewBroadcastForm template={templates.find((one) => one.id === id)} />}
  </Loaded>
);

/** A new broadcast is a draft until it is sent from its own page. */
function NewBroadcastForm({ template }: { template?: SavedTemplate | undefined }) {
  // Saving the template again must not replace what is typed.
  const [blank] = useState(() => ({ ...BLANK_BROADCAST, ...(template && wordsOf(template)) }));
  return (
    <RecordCreate<Broadcast>
      resource="broadcasts"
      texts={texts}
      blank={blank}
      bar={<NewBar />}
      done={() => ({ title: texts.saved, text: texts.createdText })}
      leadsTo="edit"
      transform={sentMailing}
    >
      <BroadcastFields />
    </RecordCreate>
  );
}

/** Saves the draft, or saves it and asks when to send it. */
function NewBar() {
  const redirect = useRedirect();
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SaveButton label={texts.saveDraft} variant="outlined" />
      <SaveButton
        type="button"
        label={texts.send}
        icon={<SendIcon />}
        mutationOptions={{ onSuccess: ({ id }: { id: Identifier }) => redirect(sendingPath(String(id))) }}
      />
    </Toolbar>
  );
}

/** A draft with its text, recipients and sending. A started broadcast has a report. */
export const BroadcastEdit = () => (
  <RecordEdit<Broadcast>
    icon={BroadcastIcon}
    texts={texts}
    titleOf={({ subject }) => subject}
    transform={sentMailing}
  >
    {(before) => (
      <>
        <OnlyDrafts />
        <RecordForm toolbar={<Bar />} resetOptions={before && KEEP_TYPED} sx={{ maxWidth: '52rem' }}>
          <BroadcastFields />
          {before && <Alert severity="warning">{texts.stale}</Alert>}
        </RecordForm>
      </>
    )}
  </RecordEdit>
);

function OnlyDrafts() {
  const broadcast = useRecordContext<Broadcast>();
  return broadcast && broadcast.status !== 'draft' ? (
    <Navigate replace to={broadcastPath(broadcast)} />
  ) : null;
}

function Bar() {
  const broadcast = useRecordContext<Broadcast>();
  return (
    <Toolbar>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, width: '100%', alignItems: 'center' }}>
        <SaveButton label={texts.saveDraft} />
        {broadcast && (
          <FormDataConsumer<NewBroadcast>>
            {({ formData }) => <SendButton broadcast={broadcast} hasUnsaved={!isSame(formData, broadcast)} />}
          </FormDataConsumer>
        )}
        {broadcast && (
          <DeleteButton
            resource="broadcasts"
            id={broadcast.id}
            texts={texts}
            consequence={texts.removeText(broadcast.subject)}
            sx={{ ml: 'auto' }}
          />
        )}
      </Stack>
    </Toolbar>
  );
}
