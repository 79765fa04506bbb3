import { UsersRound } from 'lucide-react';

/** Picture of a circle or pod. Decorative: the name is beside it. */
export const CircleSign = () => (
  <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-evergreen-soft text-evergreen">
    <UsersRound aria-hidden className="size-5" />
  </span>
);
