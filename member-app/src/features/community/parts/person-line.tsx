import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatMoment } from '../../../shared/lib/format';
import { Avatar } from '../../../shared/ui/avatar';
import { Badge } from '../../../shared/ui/badge';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { ago } from '../shared/ago';
import type { Person } from '../shared/api';

interface PersonLineProps {
  person: Person;
  at: string;
  size?: 'sm' | 'md';
  children?: ReactNode;
}

export function PersonLine({ person, at, size = 'md', children }: PersonLineProps) {
  const { t } = useTranslation('feed');
  const [now] = useState(Date.now);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar
        name={person.name}
        src={person.avatarUrl}
        size={size}
        {...(person.level && { level: person.level })}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {person.id ? (
            <Link
              to={communityPaths.communityPerson(person.id)}
              className="wrap-anywhere underline-offset-4 hover:underline"
            >
              {person.name}
            </Link>
          ) : (
            <span className="wrap-anywhere">{person.name}</span>
          )}
          {person.level && <VisuallyHidden>{t('level', { level: person.level.level })}</VisuallyHidden>}
          {person.isCoach && <Badge tone="gold">{t('coach')}</Badge>}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <time dateTime={at} title={formatMoment(at)}>
            {ago(at, now)}
          </time>
          {children}
        </p>
      </div>
    </div>
  );
}
