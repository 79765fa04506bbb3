import LogOutIcon from 'lucide-react/icons/log-out';
import { Button } from '../../shared/ui/button';
import { refusalSentence } from '../../shared/api/refusal';
import { useSignOut } from '../session';
import { Section } from './section';
import { settingsTexts } from './texts';

const { logOut: texts } = settingsTexts;

export function LogOut() {
  const { mutate, isPending, error } = useSignOut();
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
        <LogOutIcon aria-hidden />
        {texts.submit}
      </Button>
      {error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {refusalSentence(error)}
        </p>
      )}
    </Section>
  );
}
