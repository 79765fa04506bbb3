import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import { useRefresh } from 'react-admin';
import { EmptyPlace } from '../../shared/empty-place';
import { filteredPath } from '../../shared/filtered-path';
import { ReplyForm } from '../../shared/journal-reply/reply-form';
import { placeOf, type SharedJournal } from '../../shared/journal-reply/shared-journal';
import { momentOf } from '../../shared/moment';
import { texts } from './texts';
import { ToAnswer } from './to-answer';
import { TwoPanes } from './panes';
import { useWaitingList } from './use-waiting-list';
import { WaitingList } from './waiting-list';

const WAITING = { needsReply: true };

/** Shared journal answers that have no reply yet; the coach replies right here. */
export function Journals() {
  const refresh = useRefresh();
  const { query, open, isChosen } = useWaitingList<SharedJournal>('shared-journals', WAITING, 'sharedAt');
  return (
    <TwoPanes
      isChosen={isChosen}
      label={texts.views.journals}
      list={
        <WaitingList
          view="journals"
          query={query}
          items={query.data?.map(({ id, memberName, text, sharedAt }) => ({
            id,
            name: memberName,
            words: text,
            since: sharedAt,
          }))}
          openId={open?.id}
          all={filteredPath('shared-journals', WAITING)}
        />
      }
    >
      {open ? (
        <ToAnswer
          key={open.id}
          view="journals"
          accountId={open.accountId}
          name={open.memberName}
          about={texts.sharedOn(momentOf(open.sharedAt), placeOf(open))}
          question={open.question}
          text={open.text}
        >
          <ReplyForm record={open} onSent={refresh} />
        </ToAnswer>
      ) : (
        <EmptyPlace icon={AutoStoriesIcon} title={query.data ? texts.noJournal : ''} />
      )}
    </TwoPanes>
  );
}
