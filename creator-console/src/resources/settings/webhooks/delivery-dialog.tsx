import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { Fact, Facts } from '../../../shared/facts';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { Loaded } from '../../../shared/loaded';
import { momentOf } from '../../../shared/moment';
import { useToast } from '../../../shared/toast/use-toast';
import { locale } from '../../../shared/words/language';
import { texts } from './texts';
import { type Try, useDelivery, useWebhookActs } from './webhooks.api';

/** One delivery: the request, and the response to each attempt. */
export function DeliveryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useDelivery(id);
  const { replay } = useWebhookActs();
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  const sendAgain = () =>
    void run(async () => {
      await replay(id);
      toast({ title: texts.replayed });
    });
  return (
    <InfoDialog
      title={query.data ? texts.names[query.data.event] : texts.details}
      close={texts.close}
      maxWidth="md"
      acts={
        <Button variant="contained" disabled={isActing || !query.data} onClick={sendAgain}>
          {texts.replay}
        </Button>
      }
      onClose={onClose}
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Loaded query={query} heights={[60, 160, 160]}>
        {({ webhookName, url, state, nextTryAt, body, tries }) => (
          <Stack sx={{ gap: 3 }}>
            <Facts>
              <Fact label={texts.webhook}>{webhookName}</Fact>
              <Fact label={texts.address}>{url}</Fact>
              <Fact label={texts.state}>
                {texts.states[state]}
                {nextTryAt !== null && `. ${texts.nextTry(momentOf(nextTryAt))}`}
              </Fact>
              <Fact label={texts.requestId}>{id}</Fact>
            </Facts>
            <Code label={texts.body} text={indented(body)} />
            {tries.length === 0 && state === 'failed' && <Typography>{texts.neverSent}</Typography>}
            {tries.map((one) => (
              <TryFacts key={one.id} one={one} />
            ))}
          </Stack>
        )}
      </Loaded>
    </InfoDialog>
  );
}

const TryFacts = ({ one: { sentAt, status, problem, durationSeconds, headers, answer } }: { one: Try }) => (
  <Box component="section" aria-label={texts.tryOf(momentOf(sentAt))}>
    <Typography component="h3" variant="subtitle1">
      {texts.tryOf(momentOf(sentAt))}
    </Typography>
    <Typography gutterBottom>
      {status !== null
        ? texts.answered(status, durationSeconds.toLocaleString(locale, { maximumFractionDigits: 2 }))
        : problem !== null && texts.problems[problem]}
    </Typography>
    <Code label={texts.headers} text={headers.map(({ name, value }) => `${name}: ${value}`).join('\n')} />
    {answer !== null &&
      (answer === '' ? (
        <Typography color="textSecondary">{texts.emptyAnswer}</Typography>
      ) : (
        <Code label={texts.answer} text={answer} />
      ))}
  </Box>
);

/** Code, which wraps on a phone and scrolls when long. */
const Code = ({ label, text }: { label: string; text: string }) => (
  <Box component="figure" sx={{ m: 0, mb: 1 }}>
    <Typography component="figcaption" variant="subtitle2">
      {label}
    </Typography>
    <Box
      component="section"
      aria-label={label}
      tabIndex={0}
      sx={{ maxHeight: 240, overflow: 'auto', borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography
        component="pre"
        variant="body2"
        sx={{ m: 0, p: 1.5, fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
    </Box>
  </Box>
);

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
