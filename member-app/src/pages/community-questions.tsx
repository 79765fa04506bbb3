export { CommunityQuestions as Component } from '../features/community';
