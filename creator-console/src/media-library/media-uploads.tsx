import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { texts } from '../shared/uploads/texts';
import { UploadTray } from '../shared/uploads/upload-tray';
import { type Arrival, uploads, useUploads } from '../shared/uploads/uploads';
import { useToast } from '../shared/toast/use-toast';
import { fillWidget, mediaKeys } from './media.api';
import { widgetFor } from './widget-for';

/** The upload tray. After an upload, it refreshes the library and tells the coach. */
export function MediaUploads() {
  const client = useQueryClient();
  const toast = useToast();
  const items = useUploads();
  useEffect(() => {
    const notices = uploads.takeNotices();
    for (const { name, failed } of notices) {
      if (failed === undefined) toast({ title: texts.successful, text: texts.uploaded(name) });
      else toast({ title: texts.failed, text: whyOf(name, failed), failed: true });
    }
    if (notices.some(({ failed }) => failed === undefined)) {
      void client.invalidateQueries({ queryKey: mediaKeys.all });
    }
  }, [items, client, toast]);
  useEffect(() => uploads.onArrived(fillWaiting), []);
  useEffect(() => {
    addEventListener('dragover', refuseFiles);
    addEventListener('drop', refuseFiles);
    return () => {
      removeEventListener('dragover', refuseFiles);
      removeEventListener('drop', refuseFiles);
    };
  }, []);
  return <UploadTray />;
}

/** Shows a refusal with the file's name. */
const whyOf = (name: string, why: string): string => (why === texts.failedText ? why : `${name}: ${why}`);

/** Refuses files dropped outside every drop zone, because the browser would open them instead of the console. */
function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Tells only the server, because the widget's page isn't open. A missing file is shown when it is opened. */
function fillWaiting({ asset, target }: Arrival): boolean {
  if (!target) return false;
  const made = widgetFor(asset);
  if (made) fillWidget(target.pageId, target.widgetId, made.settings).catch(() => undefined);
  return true;
}
