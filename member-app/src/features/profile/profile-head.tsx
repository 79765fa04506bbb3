import Camera from 'lucide-react/icons/camera';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { Avatar } from '../../shared/ui/avatar';
import { Badge } from '../../shared/ui/badge';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import type { Member } from '../session';
import { EditProfile } from './edit-profile';
import { profileTexts as texts } from './texts';

/** Name and words are changed where they stand; the picture in the settings. */
export function ProfileHead({ member }: { member: Member }) {
  const { name, email, bio, avatarUrl, memberSince } = member;
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <Card className="flex flex-wrap items-start gap-x-8 gap-y-6 p-6 sm:p-8">
      <div className="relative">
        <Avatar name={name} src={avatarUrl} size="xl" />
        <Link
          to={paths.settings}
          aria-label={texts.editPicture}
          className={buttonStyle({
            variant: 'secondary',
            size: 'icon',
            className: 'absolute -right-3 -bottom-3 bg-surface',
          })}
        >
          <Camera aria-hidden />
        </Link>
      </div>
      <div className="min-w-0 grow basis-64">
        {editing ? (
          <EditProfile member={member} onDone={close} />
        ) : (
          <>
            <h1 className="text-3xl wrap-anywhere">{name}</h1>
            <p className="mt-1 wrap-anywhere text-ink-soft">{email}</p>
            <Badge className="mt-3">{texts.memberSince(formatDate(memberSince))}</Badge>
            <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">
              {bio ?? <span className="text-ink-soft">{texts.noBio}</span>}
            </p>
            <Button
              ref={editButton}
              variant="secondary"
              size="sm"
              className="mt-5"
              onClick={() => setEditing(true)}
            >
              {texts.edit}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
