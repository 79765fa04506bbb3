export const texts = {
  title: 'Messages',
  inbox: 'Inbox',
  none: 'No conversations',
  noneYet:
    'Members cannot write to you here. What they share with you from their journals waits in another place.',
  journals: 'Shared journals',
  students: 'E-mail addresses of your students',
  conversation: 'Conversation',
  select: 'Select a conversation to start messaging',
} as const;
