import { Navigate } from 'react-router-dom';
import { sanctumPaths } from '../shared/lib/sanctum-paths';

/** The community has no page of its own yet: its place in the member area says so. */
export const Component = () => <Navigate to={sanctumPaths.community} replace />;
