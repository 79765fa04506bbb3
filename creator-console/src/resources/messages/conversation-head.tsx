import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import {
  type Conversation,
  conversationsKey,
  type InboxView,
} from '../../shared/conversation/conversation.api';
import { useToast } from '../../shared/toast/use-toast';
import { studentPath } from '../students';
import { NAME, PaneHead } from './pane-head';
import { texts } from './texts';

interface Props {
  conversation: Conversation;
  view: InboxView;
}

/** Name of the participant or circle, and the actions on the conversation. */
export const ConversationHead = ({ conversation: { id, name, participant, circle }, view }: Props) => (
  <PaneHead view={view} back={texts.back}>
    <Box sx={NAME}>
      <Typography component="h2" variant="h6" noWrap title={name}>
        {name}
      </Typography>
      {circle && (
        <Typography variant="body2" color="textSecondary">
          {texts.members(circle.members)}
        </Typography>
      )}
    </Box>
    {circle && <Silence conversationId={id} isSilenced={circle.isSilenced} />}
    {participant && (
      <Button component={Link} to={studentPath(participant.id)} variant="outlined">
        {texts.profile}
      </Button>
    )}
  </PaneHead>
);

/** Mutes a circle's notifications, except for mentions. */
function Silence({ conversationId, isSilenced }: { conversationId: string; isSilenced: boolean }) {
  const { silenceConversation } = useActs();
  const queries = useQueryClient();
  const toast = useToast();
  const change = async () => {
    try {
      await silenceConversation(conversationId, !isSilenced);
      toast({ title: isSilenced ? texts.loud : texts.silenced });
    } catch (error) {
      toast({ title: texts.notSilenced, text: refusalOf(error).message, failed: true });
    }
    await queries.invalidateQueries({ queryKey: conversationsKey });
  };
  return (
    <FormControlLabel
      control={<Switch checked={isSilenced} onChange={() => void change()} />}
      label={texts.silence}
    />
  );
}
