import { useEffect, useRef, useState } from 'react';
import type { MediaAsset } from './kind-of';
import type { UploadItem } from './upload-item';
import { uploads, useUploads } from './uploads';

/** Uploads a file to the media library for this component; if it is gone by then, the file stays in the library. */
export function useLibraryUpload(onArrived: (asset: MediaAsset) => void) {
  const [id, setId] = useState<string | null>(null);
  const latest = useRef({ onArrived, wanted: 0 });
  useEffect(() => {
    latest.current.onArrived = onArrived;
  });
  useEffect(() => {
    const now = latest.current;
    return () => {
      now.wanted = -1;
    };
  }, []);
  const item: UploadItem | undefined = useUploads().find((each) => each.id === id);
  const send = async (file: File) => {
    const wanted = ++latest.current.wanted;
    const sent = await uploads.sendToLibrary(file);
    if (!sent) return;
    setId(sent.id);
    const asset = await sent.arrived;
    // Another file may have been chosen in the meantime.
    if (latest.current.wanted !== wanted) return;
    setId(null);
    latest.current.onArrived(asset);
  };
  return { item, send };
}
