import { clsx } from 'clsx';
import UsersRound from 'lucide-react/icons/users-round';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { usePause } from '../lib/use-pause';
import { Avatar } from '../ui/avatar';
import { Textarea } from '../ui/textarea';
import { VisuallyHidden } from '../ui/visually-hidden';
import { useMentionable } from './api';
import { begunAt } from '@sanctum/openapi/mention-text';
import { EVERYONE } from '@sanctum/openapi/pieces';

const PAUSE_MS = 200;

interface MentionTextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  value: string;
  /** The circle or pod that is written in; null: for all members. */
  groupId: string | null;
  onChange: (text: string) => void;
  /** It was opened by a press, so the keyboard goes on in it. */
  hasFocus?: boolean;
  /** The list stands above the text, where there is no room below. */
  opensUpward?: boolean;
  /** For whoever moves the keyboard into it. */
  field?: RefObject<HTMLTextAreaElement | null>;
  /** The coach may mention all who can read it. */
  offersEveryone?: boolean;
  /** Somebody was chosen; answers what is to stand behind the @. */
  onMention: (id: string, name: string) => string;
}

/** A text in which an @ offers people: the arrows choose, Enter or Tab takes, Escape puts the list away. */
export function MentionTextarea({
  value,
  groupId,
  hasFocus = false,
  onChange,
  onMention,
  opensUpward = false,
  offersEveryone = false,
  field: given,
  onKeyDown,
  ...rest
}: MentionTextareaProps) {
  const { t } = useTranslation('mentions');
  const list = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const field = given ?? own;
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isAway, setAway] = useState(false);
  const begun = isAway ? null : begunAt(value, caret);
  const q = usePause(begun?.q ?? '', PAUSE_MS);
  const { data } = useMentionable(q, groupId, begun !== null);
  const people = begun ? [...everyone(offersEveryone, begun.q), ...(data ?? []).flatMap(offered)] : [];
  const isShown = people.length > 0;
  const chosen = Math.min(active, people.length - 1);

  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus, field]);

  function follow({ selectionStart, value: text }: HTMLTextAreaElement) {
    setCaret(selectionStart);
    if (begunAt(text, selectionStart)?.at !== begun?.at) {
      setAway(false);
      setActive(0);
    }
  }

  function take(index: number) {
    const person = people[index];
    if (!person || !begun) return;
    const label = person.id === null ? person.name : onMention(person.id, person.name);
    const next = `${value.slice(0, begun.at)}@${label} ${value.slice(caret).replace(/^ /, '')}`;
    const end = begun.at + label.length + 2;
    onChange(next);
    setAway(true);
    setCaret(end);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isShown) return onKeyDown?.(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((chosen + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen);
    else if (event.key === 'Escape') setAway(true);
    else return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={list}
        {...(isShown && { 'aria-activedescendant': `${list}-${chosen}` })}
        onChange={({ target }) => {
          onChange(target.value);
          follow(target);
          setAway(false);
        }}
        onSelect={({ currentTarget }) => follow(currentTarget)}
        onKeyDown={press}
        onBlur={() => setAway(true)}
      />
      <div
        id={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the APG writes a combobox: no tag offers this beside a text
        role="listbox"
        aria-label={t('label')}
        hidden={!isShown}
        className={clsx(
          opensUpward ? 'bottom-full mb-1' : 'top-full mt-1',
          'absolute left-0 z-30 max-h-72 w-72 max-w-full overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-float',
        )}
      >
        {people.map(({ id, name, avatarUrl }, index) => (
          <div
            key={id ?? name}
            id={`${list}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the text keeps the focus, and its keys choose
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              take(index);
            }}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3',
              index === chosen ? 'bg-evergreen-soft text-evergreen-strong' : 'hover:bg-sunken',
            )}
          >
            {id === null ? (
              <UsersRound aria-hidden className="size-6 shrink-0" />
            ) : (
              <Avatar name={name} src={avatarUrl} size="xs" />
            )}
            <span className="min-w-0 truncate">{id === null ? t('everyone') : name}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <output>{isShown && t('found', { count: people.length })}</output>
      </VisuallyHidden>
    </div>
  );
}

interface Offered {
  /** null: everyone. */
  id: string | null;
  /** As it stands in the text. */
  name: string;
  avatarUrl: string | null;
}

const offered = ({ id, name, avatarUrl }: Offered): Offered[] =>
  id === null ? [] : [{ id, name, avatarUrl }];

/** The word itself is what a text mentions everyone by, in every language. */
function everyone(isOffered: boolean, q: string): Offered[] {
  const name = EVERYONE.slice(1);
  return isOffered && name.startsWith(q.toLowerCase()) ? [{ id: null, name, avatarUrl: null }] : [];
}
