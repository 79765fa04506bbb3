import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState, LoadingState } from '../shared/states';
import { readTemplates, removeTemplate, type Template } from './api';
import { TemplateList } from './template-list';
import { texts } from './texts';
import { type Copies, wordsFor } from './use-copies';

interface TemplatesDialogProps {
  moduleId: string;
  copies: Copies;
  onClose: () => void;
}

const QUERY_KEY = ['course-builder', 'templates'];

/** A lesson need not begin empty: ours, and the coach's own. */
export function TemplatesDialog({ moduleId, copies, onClose }: TemplatesDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: readTemplates,
    gcTime: 0,
  });
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const use = async (template: Template) => {
    if (await copies.fromTemplate(moduleId, template)) onClose();
  };
  const remove = async ({ id }: Template) => {
    setProblem(undefined);
    try {
      await removeTemplate(id);
      queries.setQueryData<Template[]>(QUERY_KEY, (all) => all?.filter((each) => each.id !== id));
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  const parts = data && [
    { title: texts.builtIn, templates: data.filter(({ builtIn }) => builtIn) },
    { title: texts.own, templates: data.filter(({ builtIn }) => !builtIn) },
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="templates-title">
      <DialogTitle id="templates-title">{texts.choose}</DialogTitle>
      <DialogContent dividers>
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {parts ? (
          parts.map(({ title, templates }) => (
            <section key={title} aria-label={title}>
              <Typography component="h3" variant="subtitle2" color="textSecondary" sx={{ mt: 1 }}>
                {title}
              </Typography>
              {templates.length === 0 ? (
                <Typography sx={{ py: 1.5 }}>{texts.noneOwn}</Typography>
              ) : (
                <TemplateList
                  templates={templates}
                  isBusy={copies.isBusy}
                  onUse={(template) => void use(template)}
                  onDelete={(template) => void remove(template)}
                />
              )}
            </section>
          ))
        ) : error && !isFetching ? (
          <FailedState message={texts.failed} onRetry={() => void refetch()} />
        ) : (
          <LoadingState message={texts.loading} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        {copies.isBusy && (
          <Typography component="output" color="textSecondary" sx={{ mr: 'auto' }}>
            {texts.adding}
          </Typography>
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
