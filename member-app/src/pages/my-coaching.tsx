import { Coaching, MemberArea } from '../features/my-sanctum';

export const Component = () => (
  <MemberArea>
    <Coaching address="own" />
  </MemberArea>
);
