import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import { useActs } from '../../../providers/use-acts';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { texts } from './texts';
import { OpenButton } from '../../../shared/open-button';

export function InviteButton() {
  const { inviteStudent } = useActs();
  return (
    <OpenButton label={texts.invite.open} icon={<PersonAddIcon />}>
      {(close) => (
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
          onClose={close}
        />
      )}
    </OpenButton>
  );
}
