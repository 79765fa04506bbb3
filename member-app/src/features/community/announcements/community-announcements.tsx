import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { UpcomingEvents } from '../../events';
import { CommunityShell } from '../parts/community-shell';
import { AnnouncementForm } from './announcement-form';
import { AnnouncementList } from './announcement-list';

/** Announcements of the community's own page; the coach writes them here. */
export function CommunityAnnouncements() {
  return (
    <CommunityShell>
      {({ role }) => (
        <div className="max-w-2xl space-y-5">
          {role === 'creator' && <Announcing />}
          <UpcomingEvents />
          <AnnouncementList mayChange={role === 'creator'} />
        </div>
      )}
    </CommunityShell>
  );
}

function Announcing() {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('announcements.new')}</Button>;
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-xl">{t('announcements.new')}</h2>
      <AnnouncementForm onDone={() => setOpen(false)} />
    </Card>
  );
}
