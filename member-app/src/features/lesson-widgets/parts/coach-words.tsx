import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';

/** Words of the coach about a member's answer. */
export const CoachWords = ({ title, children }: { title: string; children: string }) => (
  <figure className="mt-4 rounded-md border border-evergreen/30 bg-evergreen-soft p-4">
    <figcaption className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-evergreen-strong">
      <MessageCircleHeart aria-hidden className="size-4.5" />
      {title}
    </figcaption>
    {children && <blockquote className="mt-2 break-words whitespace-pre-wrap">{children}</blockquote>}
  </figure>
);
