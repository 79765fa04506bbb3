import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Shapes from 'lucide-react/icons/shapes';
import UsersRound from 'lucide-react/icons/users-round';
import type { Section } from './sections';

const icons = {
  dashboard: LayoutDashboard,
  coaching: HeartHandshake,
  community: UsersRound,
  classroom: GraduationCap,
  tools: Shapes,
} satisfies Record<Section['id'], typeof Shapes>;

/** Decorative: the section's name is beside it. */
export function SectionIcon({ id, className }: { id: Section['id']; className?: string }) {
  const Icon = icons[id];
  return <Icon aria-hidden className={className} />;
}
