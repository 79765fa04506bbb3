import type { components } from '@sanctum/openapi';

type WireWidget = components['schemas']['LessonWidgetResponse'];

interface DeliveredFile {
  /** Signed; lives some minutes. */
  url: string;
  mimeType: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
}

export interface VideoWidget {
  id: string;
  type: 'video';
  settings: DeliveredFile & {
    title: string;
    durationSeconds: number | null;
    captionsUrl: string | null;
    posterUrl: string | null;
    transcript: string | null;
  };
}

export type LessonWidget =
  | VideoWidget
  | { id: string; type: 'text'; settings: { content: string } }
  | { id: string; type: 'image'; settings: DeliveredFile & { alt: string; caption: string } }
  | { id: string; type: 'audio'; settings: DeliveredFile & { title: string; transcript: string | null } }
  | { id: string; type: 'file'; settings: DeliveredFile & { caption: string } }
  | { id: string; type: 'button'; settings: { label: string; url: string } };

const known = {
  text: true,
  image: true,
  video: true,
  audio: true,
  file: true,
  button: true,
} satisfies Record<LessonWidget['type'], true>;

/** The widgets this player shows. The contract leaves settings open by type (spec §3); their shapes are pinned here. */
export function shownWidgets(widgets: readonly WireWidget[]): LessonWidget[] {
  return widgets.filter((widget) => Object.hasOwn(known, widget.type)) as unknown as LessonWidget[];
}

export const isVideo = (widget: LessonWidget): widget is VideoWidget => widget.type === 'video';
