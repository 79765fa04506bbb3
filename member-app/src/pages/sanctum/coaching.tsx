import { Coaching } from '../../features/my-sanctum';

export const Component = () => <Coaching address="area" />;
