import { Box, Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { isMissing } from '../../providers/refusal';
import { MailEditor } from './mail-editor';
import { type MailKind, type MailLanguage, readMail, type Which } from './mails.api';
import { texts } from './texts';
import { Loaded } from '../../shared/loaded';

const LANGUAGES = Object.keys(texts.languages) as MailLanguage[];

/** One email: its text in each language, and a preview. */
export function MailPage() {
  const { kind, language } = useParams();
  // The server knows which kinds exist.
  const which = { kind: kind as MailKind, language: language as MailLanguage };
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <Box>
        <Button component={RouterLink} to="/mails" size="small">
          {texts.back}
        </Button>
      </Box>
      <Tabs value={language} aria-label={texts.chooseLanguage}>
        {LANGUAGES.map((one) => (
          <Tab
            key={one}
            value={one}
            label={texts.languages[one]}
            lang={one}
            component={RouterLink}
            to={`/mails/${which.kind}/${one}`}
          />
        ))}
      </Tabs>
      <Mail key={`${which.kind}.${which.language}`} which={which} />
    </Stack>
  );
}

function Mail({ which }: { which: Which }) {
  const query = useQuery({
    queryKey: ['mail', which.kind, which.language],
    queryFn: () => readMail(which),
    gcTime: 0,
  });
  if (query.isLoadingError && isMissing(query.error)) return <Typography>{texts.noSuchMail}</Typography>;
  return (
    <Loaded query={query} failed={texts.mailNotLoaded} loading={texts.loading} heights={[420]}>
      {(mail) => (
        <>
          <Title title={mail.title} />
          <Typography color="textSecondary">{mail.occasion}</Typography>
          <MailEditor first={mail} />
        </>
      )}
    </Loaded>
  );
}
