import { type Checked, faultsOf, isEmpty } from './definition';
import { texts } from './texts';

export const checkFile = ({ mediaAssetId }: { mediaAssetId?: string }): Checked => ({
  missing: faultsOf({ mediaAssetId: isEmpty(mediaAssetId) && texts.missing.mediaAssetId }),
  wrong: {},
});

interface ShownFile {
  mediaUrl?: unknown;
  mimeType?: unknown;
  fileSize?: unknown;
  durationSeconds?: unknown;
  captionsUrl?: unknown;
  posterUrl?: unknown;
}

/** Without what the server shows of the file and knows by itself. */
export function withoutShown<Draft extends ShownFile>(draft: Draft) {
  const { mediaUrl: _1, mimeType: _2, fileSize: _3, durationSeconds: _4, ...file } = draft;
  const { captionsUrl: _5, posterUrl: _6, ...sent } = file;
  return sent;
}
