import { clsx } from 'clsx';
import BookOpen from 'lucide-react/icons/book-open';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Users from 'lucide-react/icons/users';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { paths, productPath } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Avatar } from '../../../shared/ui/avatar';
import { Badge } from '../../../shared/ui/badge';
import { commentAnchor } from '../shared/comment-anchor';
import type { SearchResult } from './api';

interface Place {
  to: string;
  /** True for pages of the console, which is another app. */
  reloadDocument?: true;
}

/** Page of a result. The coach's page of a circle is in the console. */
export function placeOf(result: SearchResult, isCoach: boolean): Place {
  const { id, type, parentId, moduleId, productType } = result;
  switch (type) {
    case 'person':
      return { to: communityPaths.communityPerson(id) };
    case 'circle':
    case 'pod':
      return isCoach
        ? { to: `${paths.creator}/groups`, reloadDocument: true }
        : { to: `${sanctumPaths.communityCircle}?${new URLSearchParams({ group: id })}` };
    case 'comment':
      return { to: `${communityPaths.communityPost(parentId ?? '')}#${commentAnchor(id)}` };
    case 'lesson':
      return { to: sanctumPaths.classroomLesson(parentId ?? '', moduleId ?? '', id) };
    case 'product':
      return { to: productPath({ id, type: productType ?? '' }) };
    default:
      return { to: communityPaths.communityPost(id) };
  }
}

const ICONS = {
  circle: Users,
  pod: Users,
  question: CircleHelp,
  comment: MessageCircle,
  post: MessageCircle,
  lesson: BookOpen,
  product: ShoppingBag,
} as const;

interface ResultsProps {
  results: readonly SearchResult[];
  isCoach: boolean;
  /** Index of the active result; -1: none. */
  active: number;
  idOf: (index: number) => string;
  onOpen: () => void;
}

export function Results({ results, isCoach, active, idOf, onOpen }: ResultsProps) {
  const { t } = useTranslation('search');
  const prefix = useId();
  const types = [...new Set(results.map(({ type }) => type))];
  return types.map((type) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group within a listbox
    <div key={type} role="group" aria-labelledby={`${prefix}${type}`} className="py-1.5">
      <p id={`${prefix}${type}`} className="px-3 py-1 text-sm font-semibold text-ink-soft">
        {t(`types.${type}`)}
      </p>
      {results.map((result, index) =>
        result.type === type ? (
          <Result
            key={result.id}
            id={idOf(index)}
            result={result}
            place={placeOf(result, isCoach)}
            isActive={index === active}
            onOpen={onOpen}
          />
        ) : null,
      )}
    </div>
  ));
}

interface ResultProps {
  id: string;
  result: SearchResult;
  place: Place;
  isActive: boolean;
  onOpen: () => void;
}

/** One result. The search field keeps the focus; a click or Enter opens the result. */
function Result({ id, result, place, isActive, onOpen }: ResultProps) {
  const { t } = useTranslation('search');
  const { type, title, subtitle, avatarUrl, badge } = result;
  const Icon = type === 'person' ? null : ICONS[type];
  return (
    <Link
      {...place}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a result is an option of the listbox that can be opened elsewhere, too
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className={clsx(
        'flex min-h-12 scroll-my-8 items-center gap-3 rounded-sm px-3 py-1.5',
        isActive ? 'bg-evergreen-soft text-evergreen-strong' : 'hover:bg-sunken',
      )}
    >
      {Icon ? (
        <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      ) : (
        <Avatar name={title} src={avatarUrl} size="sm" />
      )}
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        {subtitle && <span className="line-clamp-1 text-sm text-ink-soft">{subtitle}</span>}
      </span>
      {badge && <Badge tone={badge === 'coach' ? 'gold' : 'leaf'}>{t(`badges.${badge}`)}</Badge>}
    </Link>
  );
}
