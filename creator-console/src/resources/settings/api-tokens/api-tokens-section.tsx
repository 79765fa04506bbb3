import { Button, Link, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { dayOf } from '../../../shared/moment';
import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { type ApiToken, useApiTokens, useRevokeApiToken } from './api-tokens.api';
import { NewApiTokenDialog } from './new-api-token-dialog';
import { texts } from './texts';
import { SecretDialog } from '../../../shared/dialogs/secret-dialog';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';

/** Confirms first, because a program stops working. */
function RevokeDialog({ token: { id, name }, onClose }: { token: ApiToken; onClose: () => void }) {
  const { mutateAsync: revoke } = useRevokeApiToken();
  return (
    <ActDialog
      isGrave
      title={texts.revokeTitle(name)}
      text={texts.revokeText}
      submit={texts.revoke}
      done={() => texts.revoked(name)}
      onSubmit={() => revoke(id)}
      onClose={onClose}
    />
  );
}

/** API tokens for the coach's own programs (product rule 2.10). */
export function ApiTokensSection() {
  const [made, setMade] = useState<string>();
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Loaded query={useApiTokens()} heights={[160]}>
        {(tokens) => <Tokens tokens={tokens} />}
      </Loaded>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <DialogButton variant="outlined" label={texts.open}>
          {(onClose) => (
            <NewApiTokenDialog
              onClose={onClose}
              onMade={(token) => {
                onClose();
                setMade(token);
              }}
            />
          )}
        </DialogButton>
        <Link href="/api/docs">{texts.docs}</Link>
      </Stack>
      {made && (
        <SecretDialog
          title={texts.shownTitle}
          text={texts.shownText}
          label={texts.token}
          secret={made}
          onClose={() => setMade(undefined)}
        />
      )}
    </Section>
  );
}

function Tokens({ tokens }: { tokens: readonly ApiToken[] }) {
  const [revoking, setRevoking] = useState<ApiToken>();
  if (tokens.length === 0) return <Typography color="textSecondary">{texts.none}</Typography>;
  return (
    <>
      <List aria-label={texts.list} disablePadding>
        {tokens.map((token) => (
          <ListItem key={token.id} divider disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}
              primary={token.name}
              secondary={`${timesOf(token)} · ${token.scopes.join(' ')}`}
            />
            <Button size="small" aria-label={texts.revokeOf(token.name)} onClick={() => setRevoking(token)}>
              {texts.revoke}
            </Button>
          </ListItem>
        ))}
      </List>
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}

const timesOf = ({ createdAt, lastUsedAt, expiresAt }: ApiToken) =>
  [
    texts.made(dayOf(createdAt)),
    lastUsedAt === null ? texts.neverUsed : texts.lastUsed(dayOf(lastUsedAt)),
    texts.ends(dayOf(expiresAt)),
  ].join(' · ');
