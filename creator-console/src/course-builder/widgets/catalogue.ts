import BallotIcon from '@mui/icons-material/BallotOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FeedIcon from '@mui/icons-material/FeedOutlined';
import GraphicEqIcon from '@mui/icons-material/GraphicEq';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LinearScaleIcon from '@mui/icons-material/LinearScale';
import NotesIcon from '@mui/icons-material/Notes';
import SmartButtonIcon from '@mui/icons-material/SmartButtonOutlined';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { WidgetType } from './widget';

interface Entry {
  label: string;
  icon: SvgIconComponent;
}

/** Spec §9: the eleven types, in the order of the palette. A type missing here does not compile. */
export const CATALOGUE: Record<WidgetType, Entry> = {
  text: { label: 'Text', icon: NotesIcon },
  image: { label: 'Image', icon: ImageIcon },
  video: { label: 'Video', icon: VideocamIcon },
  audio: { label: 'Audio', icon: GraphicEqIcon },
  file: { label: 'File', icon: DescriptionIcon },
  button: { label: 'Button', icon: SmartButtonIcon },
  stopwatch: { label: 'Stopwatch', icon: TimerIcon },
  calendly: { label: 'Calendly', icon: EventIcon },
  typeform: { label: 'Typeform', icon: FeedIcon },
  question: { label: 'Multiple Choice', icon: BallotIcon },
  opinionScale: { label: 'Opinion Scale', icon: LinearScaleIcon },
};

export const WIDGET_TYPES = Object.keys(CATALOGUE) as WidgetType[];
