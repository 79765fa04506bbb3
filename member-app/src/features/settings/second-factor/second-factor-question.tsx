import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';

interface SecondFactorQuestionProps {
  about: 'renew' | 'turnOff';
  /** Rejects with what the server said. */
  onYes: () => Promise<void>;
}

/** A button that asks before it does something to the second step. */
export function SecondFactorQuestion({ about, onYes }: SecondFactorQuestionProps) {
  const { t } = useTranslation('second-factor');
  const [open, setOpen] = useState(false);
  const [acting, setActing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function act() {
    setActing(true);
    setProblem(null);
    try {
      await onYes();
      setOpen(false);
    } catch (error) {
      setProblem(refusalSentence(error));
    } finally {
      setActing(false);
    }
  }

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">{t(`${about}.open`)}</Button>
      </DialogTrigger>
      <DialogContent title={t(`${about}.title`)} description={t(`${about}.description`)}>
        {problem && (
          <Alert tone="danger" className="mb-4">
            {problem}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button pending={acting} onClick={() => void act()}>
            {t(`${about}.yes`)}
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">{t('cancel')}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
