export { CoachingSessions as Component } from '../../features/my-sanctum';
