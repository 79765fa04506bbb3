import { Alert, Button, Typography } from '@mui/material';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { texts as all } from './texts';
import { body, type components } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../providers/client';

type SiteDraft = components['schemas']['SiteDraftResponse'];

const SITE = ['site-draft', 'public-email'] as const;

const readSite = (): Promise<SiteDraft> => body(api.GET('/api/creator/site'));
const seen = ({ version }: SiteDraft) => ({ params: { header: { 'if-match': String(version) } } });

/** The address that the site gives to members; empty where it has none of its own. */
const usePublicEmail = () =>
  useQuery({
    queryKey: SITE,
    queryFn: readSite,
    select: ({ content }) => content.coach.email,
    staleTime: 0,
    retry: false,
  });

/** Writes an address into the site, and publishes it unless that would publish other changes, too. Answers whether members see it. */
function useChangePublicEmail(): (email: string) => Promise<boolean> {
  const queries = useQueryClient();
  return async (email) => {
    const site = await readSite();
    const content = { ...site.content, coach: { ...site.content.coach, email } };
    let draft = await body(api.PUT('/api/creator/site', { ...seen(site), body: { content } }));
    if (!site.hasChanges) draft = await body(api.POST('/api/creator/site/publish', seen(draft)));
    queries.setQueryData(SITE, draft);
    return !draft.hasChanges;
  };
}

const { publicEmail: texts } = all;

interface Props {
  /** The address that the coach signed in with before. */
  former: string;
  email: string;
  onDecided: () => void;
}

/** After a change of the sign-in address: offers to change the public one, too, if it was the same. */
export function PublicEmail({ former, email, onDecided }: Props) {
  const { data: shown } = usePublicEmail();
  const change = useChangePublicEmail();
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  if (shown?.toLowerCase() !== former.toLowerCase()) return null;
  const use = () =>
    run(async () => {
      const isSeen = await change(email);
      onDecided();
      toast(isSeen ? { title: texts.changed } : { title: texts.drafted, text: texts.draftedText });
    });
  return (
    <Alert severity="info">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.differs(former)}</Typography>
      <Button
        size="small"
        disabled={isActing}
        onClick={() => void use()}
        sx={{ mt: 1, overflowWrap: 'anywhere' }}
      >
        {texts.use(email)}
      </Button>
      <Button size="small" disabled={isActing} onClick={onDecided} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {texts.keep}
      </Button>
      {problem && <Typography role="alert">{problem}</Typography>}
    </Alert>
  );
}
