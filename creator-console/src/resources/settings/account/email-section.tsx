import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { Loaded } from '../../../shared/loaded';
import { SavedForm } from '../parts/saved-form';
import { Section } from '../parts/section';
import { useSavedForm } from '../parts/use-saved-form';
import { type Account, sendEmailLinkAgain, useAccount, useAccountChanges } from './account.api';
import { PublicEmail } from './public-email';
import { texts as all } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import { useStore } from 'react-admin';

/** The sign-in address before the last change in this browser; null once the coach has decided what members see. */
const useFormerEmail = () => useStore<string | null>('former-email', null);

const { email: texts } = all;

/** The coach's sign-in address; a new one applies once the emailed link is opened. */
export const EmailSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useAccount()} heights={[160]}>
      {(account) => <Address account={account} />}
    </Loaded>
  </Section>
);

function Address({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const [former, setFormer] = useFormerEmail();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{account.email}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={account.isEmailVerified ? 'success' : 'warning'}
          label={account.isEmailVerified ? texts.verified : texts.unverified}
        />
      </Stack>
      {account.pendingEmail !== null && <Pending email={account.pendingEmail} />}
      {account.pendingEmail === null && former !== null && former !== account.email && (
        <PublicEmail former={former} email={account.email} onDecided={() => setFormer(null)} />
      )}
      {account.pendingEmail === null && isOpen && (
        <NewEmail account={account} onAsked={() => setFormer(account.email)} onClose={() => setOpen(false)} />
      )}
      {account.pendingEmail === null && !isOpen && (
        <Box>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        </Box>
      )}
    </>
  );
}

/** The button that opened the form is gone, so the focus moves into the form. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

interface NewEmailProps {
  account: Account;
  onAsked: () => void;
  onClose: () => void;
}

function NewEmail({ account, onAsked, onClose }: NewEmailProps) {
  const { askForEmail } = useAccountChanges();
  const form = useSavedForm<'newEmail' | 'password'>(async ({ newEmail, password }) => {
    await askForEmail({ newEmail, password });
    onAsked();
    onClose();
  }, texts.asked);
  return (
    <SavedForm form={form} submit={texts.submit} otherAct={<Button onClick={onClose}>{texts.cancel}</Button>}>
      {/* * Tells password managers which account this password belongs to. */}
      <input type="email" value={account.email} autoComplete="username" readOnly hidden />
      <TextField
        required
        inputRef={focusOnce}
        type="email"
        label={texts.label}
        autoComplete="email"
        slotProps={{ htmlInput: { maxLength: 254 } }}
        {...form.field('newEmail')}
      />
      <TextField
        required
        type="password"
        label={texts.password}
        autoComplete="current-password"
        {...form.field('password', texts.passwordHelp)}
      />
    </SavedForm>
  );
}

function Pending({ email }: { email: string }) {
  const { callOffEmail } = useAccountChanges();
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  const act = (what: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await what();
      toast({ title: done });
    });
  return (
    <Alert severity="info">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.pending(email)}</Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" disabled={isActing} onClick={() => act(sendEmailLinkAgain, texts.sent)}>
          {texts.resend}
        </Button>
        <Button size="small" disabled={isActing} onClick={() => act(callOffEmail, texts.calledOff)}>
          {texts.callOff}
        </Button>
      </Stack>
      {problem && <Typography role="alert">{problem}</Typography>}
    </Alert>
  );
}
