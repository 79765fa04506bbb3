import Download from 'lucide-react/icons/download';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { formatFileSize } from '../../shared/lib/format';
import { buttonStyle } from '../../shared/ui/button';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import './lesson-text.css';
import { playerTexts } from './texts';
import type { LessonWidget, VideoWidget } from './widgets';

/** Everything on a lesson's pages but its videos, which the stage shows. */
export function LessonWidgets({ widgets }: { widgets: readonly LessonWidget[] }) {
  return (
    <div className="space-y-8">
      {widgets.map((widget) => (
        <Widget key={widget.id} widget={widget} />
      ))}
    </div>
  );
}

function Widget({ widget }: { widget: LessonWidget }) {
  switch (widget.type) {
    case 'text':
      return <Text content={widget.settings.content} />;
    case 'image':
      return <Picture {...widget.settings} />;
    case 'audio':
      return <Audio {...widget.settings} />;
    case 'file':
      return <File {...widget.settings} />;
    case 'button':
      return <ExternalButton {...widget.settings} />;
    case 'video':
      return null;
  }
}

/** Cleaned by the server when it was written, and once more where it is shown (security.md §3). */
function Text({ content }: { content: string }) {
  const html = useMemo(() => DOMPurify.sanitize(content), [content]);
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <div className="lesson-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Picture({ url, alt, caption }: { url: string; alt: string; caption: string }) {
  return (
    <figure>
      <img src={url} alt={alt} loading="lazy" className="w-full rounded-lg bg-sunken dark:brightness-90" />
      {caption && <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}

function Audio({ url, title, transcript }: { url: string; title: string; transcript: string | null }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sound without words; a transcript follows where there are any */}
      <audio controls preload="metadata" src={url} aria-label={title} className="mt-3 w-full">
        {playerTexts.audioUnsupported}
      </audio>
      <Transcript text={transcript} />
    </div>
  );
}

function File({
  url,
  fileName,
  fileSize,
  caption,
}: {
  url: string;
  fileName: string;
  fileSize: number;
  caption: string;
}) {
  return (
    <a
      href={url}
      download={fileName}
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5 hover:border-evergreen"
    >
      <Download aria-hidden className="size-6 shrink-0 text-evergreen" />
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">{fileName}</span>
        {caption && <span className="block text-sm text-ink-soft">{caption}</span>}
      </span>
      <span className="text-sm whitespace-nowrap text-ink-soft">{formatFileSize(fileSize)}</span>
      <VisuallyHidden>{playerTexts.download}</VisuallyHidden>
    </a>
  );
}

function ExternalButton({ label, url }: { label: string; url: string }) {
  return (
    <p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({
          variant: 'secondary',
          className: 'max-w-full text-center whitespace-normal!',
        })}
      >
        {label}
        <VisuallyHidden>{playerTexts.opensInNewTab}</VisuallyHidden>
      </a>
    </p>
  );
}

export function Transcript({ text }: { text: VideoWidget['settings']['transcript'] }) {
  if (!text) return null;
  return (
    <details className="mt-4 rounded-md border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-semibold">{playerTexts.transcript}</summary>
      <p className="mt-3 leading-relaxed whitespace-pre-line text-ink-soft">{text}</p>
    </details>
  );
}
