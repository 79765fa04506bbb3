import { Navigate } from 'react-router-dom';
import { sanctumPaths } from '../shared/lib/sanctum-paths';

/** Coaching has no page of its own yet: the member's sessions stand in the member area. */
export const Component = () => <Navigate to={sanctumPaths.coachingSessions} replace />;
