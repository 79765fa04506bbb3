import { useMutation } from '@tanstack/react-query';
import Gauge from 'lucide-react/icons/gauge';
import Undo from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, body } from '../../../shared/api/client';
import { langOf } from '../../../shared/site/untranslated';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Slider } from '../../../shared/ui/slider';
import { type ScaleValue, valuesOf, withoutValue, withValue } from '../parts/answers';
import { useChangeAnswers } from '../parts/api';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { WidgetCard } from '../parts/widget-card';
import type { SettingsOf, WidgetOf } from '../parts/widgets';
import { PreviewNote, WithAnswers } from '../parts/with-answers';
import { History } from './history';
import { labelOf, startOf } from './scale';

export function OpinionScaleView({ id, settings, untranslated }: WidgetOf<'opinionScale'>) {
  const { t } = useTranslation('widgets');
  return (
    <WidgetCard
      icon={Gauge}
      kind={t('opinionScale.kind')}
      title={settings.question}
      lang={langOf({ untranslated }, 'question')}
    >
      {(heading) => (
        <WithAnswers>
          {(answers) => (
            <Scale id={id} settings={settings} values={valuesOf(answers, id)} labelledBy={heading} />
          )}
        </WithAnswers>
      )}
    </WidgetCard>
  );
}

interface ScaleProps {
  id: string;
  settings: SettingsOf<'opinionScale'>;
  values: readonly ScaleValue[];
  labelledBy: string;
}

function Scale({ id, settings, values, labelledBy }: ScaleProps) {
  const { t } = useTranslation('widgets');
  const { min, max } = settings;
  const [value, setValue] = useState(() => startOf(settings));
  const [news, setNews] = useState('');
  const { add, undo } = useValues(id);
  const saveButton = useRef<HTMLButtonElement>(null);
  const last = values.at(-1);
  const label = labelOf(settings, value);

  function save() {
    undo.reset();
    add.mutate(value, { onSuccess: () => setNews(t('opinionScale.saved', { value })) });
  }
  function takeBack(taken: ScaleValue) {
    add.reset();
    undo.mutate(taken.id, {
      onSuccess: () => {
        setNews(t('opinionScale.undone', { value: taken.value }));
        // The button disappears with the last value, so the focus moves.
        if (values.length === 1) saveButton.current?.focus();
      },
    });
  }

  return (
    <>
      <p className="mt-5 text-center font-serif text-4xl tabular-nums">{value}</p>
      <Slider
        className="mt-3"
        min={min}
        max={max}
        value={value}
        onChange={setValue}
        labelledBy={labelledBy}
        valueText={label ? t('opinionScale.valueText', { value, label }) : String(value)}
      />
      <div aria-hidden className="mt-1 flex justify-between text-sm text-ink-soft">
        <span>{min}</span>
        <span>{max}</span>
      </div>
      <p className="min-h-7 text-center font-medium">{label}</p>
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-1">
        <Button ref={saveButton} variant="soft" pending={add.isPending} onClick={save}>
          {t('opinionScale.save')}
        </Button>
        {last && (
          <Button variant="ghost" className="px-3!" pending={undo.isPending} onClick={() => takeBack(last)}>
            <Undo aria-hidden />
            {t('opinionScale.undo', { value: last.value })}
          </Button>
        )}
      </div>
      <output className="mt-1 block min-h-6 text-sm text-ink-soft">{news}</output>
      {(add.isError || undo.isError) && <Alert tone="danger">{t('notSavedTryAgain')}</Alert>}
      <PreviewNote />
      <History settings={settings} values={values} />
    </>
  );
}

/** Adds a value and takes it back; in a preview only on this page. */
function useValues(widgetId: string) {
  const { stores } = useLessonOfWidgets();
  const change = useChangeAnswers();
  // One id per value, however often its save is retried.
  const next = useRef(crypto.randomUUID());
  const path = (id: string) => ({ params: { path: { widgetId, id } } });

  const add = useMutation({
    mutationFn: async (value: number): Promise<ScaleValue> => {
      const id = next.current;
      if (!stores) return { id, value, at: new Date().toISOString() };
      return body(api.PUT('/api/me/widgets/{widgetId}/scale-values/{id}', { ...path(id), body: { value } }));
    },
    onSuccess: (saved) => {
      next.current = crypto.randomUUID();
      change(withValue(widgetId, saved));
    },
  });
  const undo = useMutation({
    mutationFn: async (id: string) => {
      if (stores) await api.DELETE('/api/me/widgets/{widgetId}/scale-values/{id}', path(id));
    },
    onSuccess: (_gone, id) => change(withoutValue(widgetId, id)),
  });
  return { add, undo };
}
