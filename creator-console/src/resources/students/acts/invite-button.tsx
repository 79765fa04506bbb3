import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import { useState } from 'react';
import { Button } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { texts } from './texts';

export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  const { inviteStudent } = useActs();
  return (
    <>
      <Button label={texts.invite.open} onClick={() => setOpen(true)}>
        <PersonAddIcon />
      </Button>
      {isOpen && (
        <ActDialog
          title={texts.invite.title}
          text={texts.invite.text}
          submit={texts.invite.submit}
          done={({ name }) => texts.invite.done(name)}
          fields={[
            { name: 'name', label: texts.invite.name, max: 100 },
            { name: 'email', label: texts.invite.email, max: 254, type: 'email' },
          ]}
          onSubmit={inviteStudent}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
