import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useActs } from '../../providers/use-acts';
import { useAttempt } from '../../shared/toast/use-attempt';
import { BringingProducts, NameForm } from './group-parts';
import type { Group } from './groups.api';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';
import { IconAct } from '../../shared/icon-act';

/** Path of the student list filtered by this group. */
function studentsOf({ id, kind }: Group): string {
  const filter = JSON.stringify({ [kind === 'circle' ? 'circleId' : 'podId']: id });
  return `/students?${new URLSearchParams({ filter, displayedFilters: filter })}`;
}

// oxlint-disable-next-line max-lines-per-function -- one row, shown or renamed in place
export function GroupRow({ group, onChanged }: { group: Group; onChanged: () => void }) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const chat = useAttempt(texts.chatFailed, texts.tryAgain);
  const { deleteGroup, renameGroup, openCircle } = useActs();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onChanged();
  };
  const remove = async () => {
    if (await attempt(() => deleteGroup(group.id))) onChanged();
    close();
  };
  const openChat = async () => {
    const { id } = await openCircle(group.id);
    await navigate(`/messages/${id}`);
  };
  const { name, members, products, translations } = group;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      {open === 'rename' ? (
        <NameForm
          label={texts.name}
          save={texts.save}
          began={name}
          spanish={translations.es?.name ?? ''}
          onSave={(renamed, spanish) => renameGroup(group, renamed, spanish)}
          onSaved={done}
        >
          <Button onClick={close}>{texts.cancel}</Button>
        </NameForm>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Secondary>
              {members === 0 ? (
                texts.members(members)
              ) : (
                <PageLink to={studentsOf(group)} aria-label={texts.membersOf(members, name)}>
                  {texts.members(members)}
                </PageLink>
              )}
            </Secondary>
            <BringingProducts products={products} />
          </Box>
          <Button
            size="small"
            aria-label={texts.chatOf(name)}
            disabled={chat.isBusy}
            onClick={() => void chat.attempt(openChat)}
          >
            {texts.chat}
          </Button>
          <IconAct icon={EditIcon} isSmall label={texts.rename(name)} onClick={() => setOpen('rename')} />
          <IconAct icon={DeleteIcon} isSmall label={texts.delete(name)} onClick={() => setOpen('delete')} />
        </Box>
      )}
      <Confirm
        isOpen={open === 'delete'}
        loading={isBusy}
        title={texts.deleteTitle(name)}
        content={texts.deleteText(members)}
        confirm={texts.confirm}
        confirmColor="warning"
        cancel={texts.cancel}
        onConfirm={() => void remove()}
        onClose={close}
      />
    </Box>
  );
}
