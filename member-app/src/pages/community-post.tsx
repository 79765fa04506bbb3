export { PostPage as Component } from '../features/community';
