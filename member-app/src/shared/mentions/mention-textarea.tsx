import { mentionableOf } from '@sanctum/web/mentions/mentionable';
import { EVERYONE } from '@sanctum/web/mentions/pieces';
import { useMentioning } from '@sanctum/web/mentions/use-mentioning';
import { clsx } from 'clsx';
import UsersRound from 'lucide-react/icons/users-round';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { usePause } from '../lib/use-pause';
import { Avatar } from '../ui/avatar';
import { Textarea } from '../ui/input';
import { VisuallyHidden } from '../ui/visually-hidden';

const useMentionable = mentionableOf(api);

const PAUSE_MS = 200;

interface MentionTextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'onKeyDown'> {
  value: string;
  /** Circle or pod of the text; null: for all members. */
  groupId: string | null;
  onChange: (text: string) => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** True if a click opened it, so the keyboard continues in it. */
  hasFocus?: boolean;
  /** True: shows the list above the text, because there is no room below. */
  opensUpward?: boolean;
  /** Ref for keyboard focus. */
  field?: RefObject<HTMLTextAreaElement | null>;
  /** True for the coach, who may mention everyone. */
  offersEveryone?: boolean;
  /** Called when a person was chosen; returns the text after the @. */
  onMention: (id: string, name: string) => string;
}

/**
 * Text field in which an @ offers people: arrow keys choose, Enter or Tab inserts, Escape closes the list.
 */
// oxlint-disable-next-line max-lines-per-function -- the text and its list are one combobox for screen readers, with attributes that refer to each other
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
  const { begun, among, follow, type, leave } = useMentioning({ value, field, onChange });
  const q = usePause(begun?.q ?? '', PAUSE_MS);
  const { data } = useMentionable(q, groupId, begun !== null);
  const people = begun ? [...everyone(offersEveryone, begun.q), ...(data ?? []).flatMap(offered)] : [];
  const { isShown, chosen, take, press } = among(
    people,
    ({ id, name }) => (id === null ? name : onMention(id, name)),
    onKeyDown,
  );

  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus, field]);

  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={list}
        {...(isShown && { 'aria-activedescendant': `${list}-${chosen}` })}
        onChange={({ target }) => type(target)}
        onSelect={({ currentTarget }) => follow(currentTarget)}
        onKeyDown={press}
        onBlur={leave}
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
          <Option
            key={id ?? name}
            id={`${list}-${index}`}
            isChosen={index === chosen}
            onTake={() => take(index)}
            picture={id === null ? null : <Avatar name={name} src={avatarUrl} size="xs" />}
            words={id === null ? t('everyone') : name}
          />
        ))}
      </div>
      <VisuallyHidden>
        <output>{isShown && t('found', { count: people.length })}</output>
      </VisuallyHidden>
    </div>
  );
}

interface Offered {
  /** Null: everyone. */
  id: string | null;
  /** Name as written in the text. */
  name: string;
  avatarUrl: string | null;
}

const offered = ({ id, name, avatarUrl }: Offered): Offered[] =>
  id === null ? [] : [{ id, name, avatarUrl }];

/** Offers everyone, whose English word is the same in every language. */
function everyone(isOffered: boolean, q: string): Offered[] {
  const name = EVERYONE.slice(1);
  return isOffered && name.startsWith(q.toLowerCase()) ? [{ id: null, name, avatarUrl: null }] : [];
}

interface OptionProps {
  id: string;
  isChosen: boolean;
  onTake: () => void;
  /** Null: everyone. */
  picture: ReactNode;
  words: string;
}

const Option = ({ id, isChosen, onTake, picture, words }: OptionProps) => (
  <div
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the text keeps the focus, and its keys choose
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    onMouseDown={(event) => {
      event.preventDefault();
      onTake();
    }}
    className={clsx(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3',
      isChosen ? 'bg-evergreen-soft text-evergreen-strong' : 'hover:bg-sunken',
    )}
  >
    {picture ?? <UsersRound aria-hidden className="size-6 shrink-0" />}
    <span className="min-w-0 truncate">{words}</span>
  </div>
);
