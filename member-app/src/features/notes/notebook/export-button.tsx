import Download from 'lucide-react/icons/download';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toast-store';
import { fetchExport } from '../api';
import { notebookTexts } from '../texts';

/** Downloads all of the member's notes as a file. */
export function ExportButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchExport,
    onSuccess: ({ blob, fileName }) => {
      const url = URL.createObjectURL(blob);
      const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
      link.click();
      URL.revokeObjectURL(url);
    },
    onError: () => toast({ ...notebookTexts.exportFailed, variant: 'destructive' }),
  });
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      <Download aria-hidden />
      {isPending ? notebookTexts.exporting : notebookTexts.export}
    </Button>
  );
}
