export { CoachingBooking as Component } from '../../features/my-sanctum';
