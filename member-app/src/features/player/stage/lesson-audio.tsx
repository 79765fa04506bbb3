import { useId } from 'react';
import { type MediaWidget, Transcript, useRenewLesson } from '../../lesson-widgets';
import { Recording } from './recording';

export function LessonAudio({ audio }: { audio: Extract<MediaWidget, { type: 'audio' }> }) {
  const heading = useId();
  const renew = useRenewLesson();
  const { url, title, caption, transcript } = audio.settings;
  return (
    <section aria-labelledby={heading} className="rounded-lg border border-line bg-surface p-5">
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {caption && <p className="mt-1 text-sm text-ink-soft">{caption}</p>}
      <div className="mt-3">
        <Recording id={audio.id} title={title} url={url} renew={renew} />
      </div>
      <Transcript text={transcript} />
    </section>
  );
}
