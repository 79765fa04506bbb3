import type { ReactNode } from 'react';
import { isUnfilled, type Widget } from './widget';
import { ButtonPreview, FramePreview, StopwatchPreview } from './action-previews';
import { QuestionPreview, ScalePreview } from './asking-previews';
import { AudioPreview, FilePreview, ImagePreview, VideoPreview } from './media-previews';
import { TextPreview } from './text-preview';
import { Unfilled } from './unfilled';

/** A widget on the canvas, much as a member will see it. */
export function WidgetPreview({ widget }: { widget: Widget }): ReactNode {
  if (isUnfilled(widget)) {
    return <Unfilled id={widget.id} />;
  }
  const { type, settings } = widget;
  switch (type) {
    case 'text':
      return <TextPreview settings={settings} />;
    case 'image':
      return <ImagePreview settings={settings} />;
    case 'video':
      return <VideoPreview settings={settings} />;
    case 'audio':
      return <AudioPreview settings={settings} />;
    case 'file':
      return <FilePreview settings={settings} />;
    case 'button':
      return <ButtonPreview settings={settings} />;
    case 'stopwatch':
      return <StopwatchPreview settings={settings} />;
    case 'calendly':
    case 'typeform':
      return <FramePreview settings={settings} />;
    case 'question':
      return <QuestionPreview settings={settings} />;
    case 'opinionScale':
      return <ScalePreview settings={settings} />;
  }
}
