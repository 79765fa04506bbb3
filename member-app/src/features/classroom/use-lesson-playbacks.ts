import { type RefObject, useState } from 'react';
import type { VideoPosition } from '../notes';
import { stageOf } from '../player';

type Player = RefObject<HTMLVideoElement | null>;

export type LessonPlaybacks = ReturnType<typeof useLessonPlaybacks>;

/** The videos of a lesson, several on one page: a note belongs to the one that played last, and leads back to its second. */
export function useLessonPlaybacks() {
  const [playbacks] = useState(() => new Playbacks());
  return playbacks;
}

class Playbacks {
  private readonly players = new Map<string, Player>();
  private lastPlayed: string | null = null;

  /** Returns how to take it away again. */
  add(videoId: string, player: Player): () => void {
    this.players.set(videoId, player);
    return () => this.players.delete(videoId);
  }

  played(videoId: string): void {
    this.lastPlayed = videoId;
  }

  /** Before any has played, the first one of the lesson. */
  now = (): VideoPosition | null => {
    const videoId = this.lastPlayed ?? this.players.keys().next().value;
    const player = videoId === undefined ? null : this.players.get(videoId)?.current;
    return videoId !== undefined && player
      ? { videoId, positionSeconds: Math.floor(player.currentTime) }
      : null;
  };

  seek = ({ videoId, positionSeconds }: VideoPosition): void => {
    const player = this.players.get(videoId)?.current;
    if (!player) return;
    player.currentTime = positionSeconds;
    this.lastPlayed = videoId;
    stageOf(player)?.focus();
  };
}
