import { UsersRound } from 'lucide-react';

/** Stands where the picture of a person would, for all of a circle or pod. Decoration: its name stands beside it. */
export const CircleSign = () => (
  <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-evergreen-soft text-evergreen">
    <UsersRound aria-hidden className="size-5" />
  </span>
);
