import { useCallback, useState } from 'react';
import type { MediaAsset } from '../shared/uploads/kind-of';
import { DeleteMedia } from './delete-media';
import { PreviewMedia } from './preview-media';

const NONE: readonly MediaAsset[] = [];

/** Dialogs that preview and delete files, wherever the library is shown. */
export function useMediaDialogs(onDeleted: (ids: readonly string[]) => void = () => undefined) {
  const [looked, setLooked] = useState<MediaAsset | null>(null);
  const [asked, setAsked] = useState(NONE);
  const dialogs = (
    <>
      {looked && (
        <PreviewMedia
          id={looked.id}
          name={looked.fileName}
          onClose={() => setLooked(null)}
          onDelete={(asset) => setAsked([asset])}
        />
      )}
      {asked.length > 0 && (
        <DeleteMedia
          assets={asked}
          onClose={() => setAsked(NONE)}
          onDeleted={(ids) => {
            if (looked && ids.includes(looked.id)) setLooked(null);
            onDeleted(ids);
          }}
        />
      )}
    </>
  );
  return {
    dialogs,
    look: useCallback((asset: MediaAsset) => setLooked(asset), []),
    askDelete: useCallback((...assets: MediaAsset[]) => setAsked(assets), []),
  };
}
