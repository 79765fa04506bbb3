import { EMOJIS } from '@sanctum/openapi/choices';
import { clsx } from 'clsx';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { toastRefusal } from '../../../shared/ui/toast-store';
import { type Emoji, type Post, useReact, useReacted } from '../shared/api';

export const actionStyle = (isOn = false): string =>
  clsx(
    'inline-flex min-h-11 items-center gap-2 rounded-full px-2.5 text-sm font-semibold whitespace-nowrap transition-colors sm:px-3.5',
    'hover:bg-evergreen-soft hover:text-evergreen-strong [&_svg]:size-5',
    isOn ? 'text-evergreen' : 'text-ink-soft',
  );

/** Shows some emojis with the total of all reactions; a click opens the list of people. */
export function ReactionTotals({ post }: { post: Post }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  if (post.totalReactions === 0) return null;
  return (
    <>
      <button
        type="button"
        className="flex min-h-9 items-center gap-2 rounded-full pr-2 text-sm text-ink-soft hover:text-ink"
        aria-label={t('reactions.total', { count: post.totalReactions })}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden className="flex text-base tracking-tight">
          {post.reactions.map(({ emoji }) => (
            <span key={emoji}>{emoji}</span>
          ))}
        </span>
        <span aria-hidden>{post.totalReactions}</span>
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('reactions.title')}>
          <Names postId={post.id} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function Names({ postId }: { postId: string }) {
  const { t } = useTranslation('feed');
  const query = useReacted(postId, true);
  const { data } = query;
  if (!data) return <NotLoaded query={query} skeleton={<Skeleton className="h-20" />} />;
  return (
    <ul className="space-y-4">
      {data.map(({ emoji, people, others }) => (
        <li key={emoji} className="flex gap-3">
          <span className="text-xl">{emoji}</span>
          <span className="pt-0.5 wrap-anywhere">
            {t('reactions.names', { names: people.map(({ name }) => name) })}
            {others > 0 && (
              <span className="text-ink-soft">
                {people.length > 0 && ' · '}
                {t('reactions.others', { count: others })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Opens the choice of emojis; each is on or off. */
export function ReactButton({ post }: { post: Post }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  const react = useReact(post.id);
  const toggle = (emoji: Emoji) =>
    react.mutate(
      { emoji, isOn: !post.myReactions.includes(emoji) },
      {
        onSuccess: () => setOpen(false),
        onError: (error) => toastRefusal(t('failed'), error),
      },
    );
  return (
    <div className="relative">
      <button
        type="button"
        className={actionStyle(post.myReactions.length > 0)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {post.myReactions.length > 0 ? (
          <span aria-hidden>{post.myReactions.join('')}</span>
        ) : (
          <SmilePlus aria-hidden />
        )}
        {t('reactions.react')}
      </button>
      {isOpen && (
        <fieldset
          aria-label={t('reactions.choose')}
          className="absolute bottom-full left-0 z-10 mb-1 flex rounded-full border border-line bg-surface p-1 shadow-float"
        >
          {EMOJIS.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-label={t(`emojis.${NAMES[emoji]}`)}
              aria-pressed={post.myReactions.includes(emoji)}
              className={clsx(
                'grid size-11 place-items-center rounded-full text-xl transition-transform hover:scale-110 motion-reduce:transform-none',
                post.myReactions.includes(emoji) && 'bg-evergreen-soft',
              )}
              onClick={() => toggle(emoji)}
              onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
            >
              <span aria-hidden>{emoji}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Key of each emoji in the catalog. */
const NAMES = {
  '🌱': 'seedling',
  '💚': 'heart',
  '🤗': 'hug',
  '👏': 'applause',
  '😊': 'smile',
  '🙏': 'thanks',
} as const satisfies Record<Emoji, string>;
