import { Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Loaded } from '../../shared/loaded';
import { RowLink } from '../../shared/row-link';
import { type ListedMail, type MailGroup, readMails } from './mails.api';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

const GROUPS = Object.keys(texts.groups) as MailGroup[];

/** Links to related pages. */
const BESIDE = [
  { label: texts.site, to: '/site' },
  { label: texts.saleMails, to: '/settings/sale-mails' },
  { label: texts.log, to: '/mail-log' },
];

/** Every kind of email, grouped by subject. */
export function MailsPage() {
  const query = useQuery({ queryKey: ['mails'], queryFn: readMails });
  return (
    <Stack spacing={2} sx={{ pt: 2, maxWidth: 900 }}>
      <Title title={texts.title} />
      <Typography color="textSecondary">{texts.lead}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {BESIDE.map(({ label, to }) => (
          <Button key={to} component={RouterLink} to={to} variant="outlined" size="small">
            {label}
          </Button>
        ))}
      </Stack>
      <Loaded query={query} failed={texts.notLoaded} loading={texts.loading} heights={[420]}>
        {(mails) =>
          GROUPS.map((group) => (
            <Group
              key={group}
              name={texts.groups[group]}
              mails={mails.filter((mail) => mail.group === group)}
            />
          ))
        }
      </Loaded>
    </Stack>
  );
}

const Group = ({ name, mails }: { name: string; mails: readonly ListedMail[] }) => (
  <Card component="section" aria-label={name}>
    <CardContent>
      <Typography variant="h6" component="h2">
        {name}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mails.map((mail) => (
          <MailLine key={mail.kind} mail={mail} />
        ))}
      </Box>
    </CardContent>
  </Card>
);

function MailLine({ mail: { kind, title, occasion, languages } }: { mail: ListedMail }) {
  const [first] = languages;
  const changed = languages.filter(({ isChanged }) => isChanged);
  if (!first) return null;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.25,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <RowLink to={`/mails/${kind}/${first.language}`}>{title}</RowLink>
        {changed.length > 0 && (
          <Chip
            size="small"
            color="primary"
            variant="outlined"
            label={texts.changedIn(changed.map(({ language }) => texts.languages[language]))}
          />
        )}
      </Stack>
      <Secondary>{occasion}</Secondary>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {first.subject}
      </Typography>
    </Box>
  );
}
