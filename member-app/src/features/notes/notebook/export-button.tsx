import Download from 'lucide-react/icons/download';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toast-store';
import { fetchExport } from '../api';

/** Downloads all of the member's notes as a file. */
export function ExportButton() {
  const { t } = useTranslation('notebook');
  const { mutate, isPending } = useMutation({
    mutationFn: fetchExport,
    onSuccess: ({ blob, fileName }) => {
      const url = URL.createObjectURL(blob);
      const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
      link.click();
      URL.revokeObjectURL(url);
    },
    onError: () =>
      toast({
        title: t('exportFailed.title'),
        description: t('exportFailed.description'),
        variant: 'destructive',
      }),
  });
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      <Download aria-hidden />
      {isPending ? t('exporting') : t('export')}
    </Button>
  );
}
