import { createElement, type ReactNode } from 'react';

/** The stage of a video. The controls themselves, which draw in shadow trees, need a real browser. */
export const MediaController = ({ children }: { children: ReactNode }) =>
  createElement('media-controller', { tabIndex: 0 }, children);

export const MediaControlBar = ({ children }: { children: ReactNode }) => <div>{children}</div>;

const Nothing = () => null;

export {
  Nothing as MediaCaptionsButton,
  Nothing as MediaFullscreenButton,
  Nothing as MediaLoadingIndicator,
  Nothing as MediaMuteButton,
  Nothing as MediaPipButton,
  Nothing as MediaPlayButton,
  Nothing as MediaSeekBackwardButton,
  Nothing as MediaSeekForwardButton,
  Nothing as MediaTimeDisplay,
  Nothing as MediaTimeRange,
  Nothing as MediaVolumeRange,
};
