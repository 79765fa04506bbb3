import { Title } from 'react-admin';
import { Conversations } from './conversations';
import { Journals } from './journals';
import { Questions } from './questions';
import { texts } from './texts';
import { useView } from './view';
import { WhatWaits } from './what-waits';

/** The coach's one inbox: conversations, and whatever else asks for an answer, answered in place. */
export function MessagesPage() {
  const view = useView();
  return (
    <>
      <Title title={texts.title} />
      <WhatWaits />
      {view === 'questions' ? (
        <Questions />
      ) : view === 'journals' ? (
        <Journals />
      ) : (
        <Conversations view={view} />
      )}
    </>
  );
}
