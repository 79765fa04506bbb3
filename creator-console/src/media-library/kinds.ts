import ClosedCaptionIcon from '@mui/icons-material/ClosedCaptionOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import GraphicEqIcon from '@mui/icons-material/GraphicEq';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import type { MediaKind } from '../shared/uploads/kind-of';

/** In filter order. */
export const KIND_ICONS: Record<MediaKind, SvgIconComponent> = {
  image: ImageIcon,
  video: VideocamIcon,
  audio: GraphicEqIcon,
  file: DescriptionIcon,
  captions: ClosedCaptionIcon,
};

export const KINDS = Object.keys(KIND_ICONS) as MediaKind[];
