import { SquarePen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/ui/avatar';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { toastRefusal } from '../../shared/ui/toast-store';
import { type Correspondent, useCorrespondents, useOpenConversation } from './api';

/** Chooses somebody to write to, among those who may be written to. */
export function NewMessage({ onOpen }: { onOpen: (conversationId: string) => void }) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          <SquarePen aria-hidden />
          {t('new.open')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('new.title')} description={t('new.lead')}>
        <Picker
          onOpen={(id) => {
            setOpen(false);
            onOpen(id);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function Picker({ onOpen }: { onOpen: (conversationId: string) => void }) {
  const { t } = useTranslation('messages');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const people = useCorrespondents(words);
  const open = useOpenConversation();
  const choose = ({ id }: Correspondent) =>
    open.mutate(id, {
      onSuccess: (conversation) => onOpen(conversation.id),
      onError: (error) => toastRefusal(t('new.failed'), error),
    });
  return (
    <>
      <Field label={t('new.search')}>
        <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <div className="mt-4 min-h-40" aria-busy={people.isPending}>
        {!people.data && <NotLoaded query={people} skeleton={<Skeleton className="h-14" />} />}
        {people.data?.length === 0 && (
          <p className="text-ink-soft">{words.length < 2 ? t('new.typeMore') : t('new.nobody')}</p>
        )}
        <ul className="max-h-72 space-y-1 overflow-y-auto">
          {people.data?.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                disabled={open.isPending}
                onClick={() => choose(person)}
                className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition-colors hover:bg-evergreen-soft"
              >
                <Avatar name={person.name} src={person.avatarUrl} size="sm" />
                <span className="min-w-0 flex-1 wrap-anywhere">{person.name}</span>
                {person.isCoach && <Badge tone="gold">{t('coach')}</Badge>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
