import { Alert, Button, Link, List, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { SecretDialog } from '../../../shared/dialogs/secret-dialog';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { Loaded } from '../../../shared/loaded';
import { useToast } from '../../../shared/toast/use-toast';
import { Section } from '../parts/section';
import { DeliveryLog } from './delivery-log';
import { texts } from './texts';
import { WebhookDialog } from './webhook-dialog';
import { WebhookRow } from './webhook-row';
import { useWebhookActs, useWebhooks, type Webhook } from './webhooks.api';

type Asking = { about: 'new' } | { about: 'edit' | 'secret' | 'removal'; webhook: Webhook };

/** Events for the coach's other programs, and the log of deliveries. */
export function WebhooksSection() {
  const query = useWebhooks();
  const [asking, setAsking] = useState<Asking>();
  const [secret, setSecret] = useState<string>();
  const close = () => setAsking(undefined);
  return (
    <Stack sx={{ gap: 2 }}>
      <Section title={texts.title} lead={texts.lead}>
        <Loaded
          query={query}
          heights={[120]}
          empty={<Typography color="textSecondary">{texts.none}</Typography>}
        >
          {(webhooks) => <Webhooks webhooks={webhooks} onAsk={setAsking} />}
        </Loaded>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setAsking({ about: 'new' })}>
            {texts.open}
          </Button>
          <Link href="/api/docs">{texts.docs}</Link>
        </Stack>
      </Section>
      {query.data && query.data.length > 0 && <DeliveryLog webhooks={query.data} />}
      {asking && <Question asking={asking} onSecret={setSecret} onClose={close} />}
      {secret !== undefined && (
        <SecretDialog
          title={texts.secretTitle}
          text={texts.secretText}
          label={texts.secret}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Stack>
  );
}

interface WebhooksProps {
  webhooks: readonly Webhook[];
  onAsk: (asking: Asking) => void;
}

function Webhooks({ webhooks, onAsk }: WebhooksProps) {
  const { test } = useWebhookActs();
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  const sendTest = ({ id, name }: Webhook) =>
    void run(async () => {
      await test(id);
      toast({ title: texts.testSent(name), text: texts.testText });
    });
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <List aria-label={texts.list} disablePadding>
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            acts={[
              { label: texts.edit, run: () => onAsk({ about: 'edit', webhook }) },
              {
                label: texts.sendTest,
                run: () => sendTest(webhook),
                isDisabled: isActing || !webhook.isActive,
              },
              { label: texts.replaceSecret, run: () => onAsk({ about: 'secret', webhook }) },
              { label: texts.remove, run: () => onAsk({ about: 'removal', webhook }), isGrave: true },
            ]}
          />
        ))}
      </List>
    </>
  );
}

interface QuestionProps {
  asking: Asking;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

function Question({ asking, onSecret, onClose }: QuestionProps) {
  const acts = useWebhookActs();
  const toast = useToast();
  if (asking.about === 'new') {
    const create = async (terms: Parameters<typeof acts.create>[0]) => {
      const { secret } = await acts.create(terms);
      onClose();
      onSecret(secret);
    };
    return <WebhookDialog onSave={create} onClose={onClose} />;
  }
  const { webhook } = asking;
  const { id, name } = webhook;
  if (asking.about === 'edit') {
    const save = async (terms: Parameters<typeof acts.create>[0]) => {
      await acts.change(webhook, terms);
      toast({ title: texts.saved(terms.name) });
      onClose();
    };
    return <WebhookDialog webhook={webhook} onSave={save} onClose={onClose} />;
  }
  if (asking.about === 'secret') {
    return (
      <ActDialog
        title={texts.replaceTitle(name)}
        text={texts.replaceText}
        submit={texts.replaceSecret}
        done={() => texts.replaced(name)}
        onSubmit={async () => onSecret((await acts.replaceSecret(id)).secret)}
        onClose={onClose}
      />
    );
  }
  return (
    <ActDialog
      isGrave
      title={texts.removeTitle(name)}
      text={texts.removeText}
      submit={texts.remove}
      done={() => texts.removed(name)}
      onSubmit={() => acts.remove(id)}
      onClose={onClose}
    />
  );
}
