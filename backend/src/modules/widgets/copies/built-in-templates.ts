import type { TranslatedTitle } from '../../../kernel/translations.js';
import type { WidgetType } from '../types/widget-types.js';

interface TemplateWidget {
  type: WidgetType;
  /** Settings; empty for a widget that only the coach can fill: a video, a file. */
  settings: object;
}

export type TemplatePage = TranslatedTitle & { widgets: readonly TemplateWidget[] };

export type BuiltInTemplate = { id: string; name: string; pages: readonly TemplatePage[] };

const text = (content: string): TemplateWidget => ({ type: 'text', settings: { content } });
const journal = (question: string): TemplateWidget => ({
  type: 'question',
  settings: { kind: 'journal', question },
});
const scale = (question: string, minLabel: string, maxLabel: string): TemplateWidget => ({
  type: 'opinionScale',
  settings: { question, min: 1, max: 10, minLabel, maxLabel },
});
const unfilled = (type: WidgetType): TemplateWidget => ({ type, settings: {} });

/** Common patterns of lessons. Their ids are permanent, because programs may store them. */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  {
    id: '0193a0c0-0000-7000-8000-000000000001',
    name: 'Video and reflection',
    pages: [
      {
        title: 'Page 1',
        widgets: [
          text('<p>What this video is about and what to look out for.</p>'),
          unfilled('video'),
          journal('What stayed with you?'),
        ],
      },
    ],
  },
  {
    id: '0193a0c0-0000-7000-8000-000000000002',
    name: 'Worksheet',
    pages: [
      {
        title: 'Page 1',
        widgets: [
          text('<h2>Before you begin</h2><p>Print the worksheet or have a notebook ready.</p>'),
          unfilled('file'),
          text('<h2>How to use it</h2><ol><li>Read it once.</li><li>Take your time filling it in.</li></ol>'),
          journal('What did you find out?'),
        ],
      },
    ],
  },
  {
    id: '0193a0c0-0000-7000-8000-000000000003',
    name: 'Weekly check-in',
    pages: [
      {
        title: 'Page 1',
        widgets: [
          text('<p>Five quiet minutes, the same day every week.</p>'),
          scale('How was this week?', 'Heavy', 'Light'),
          scale('How close did you feel to each other?', 'Far apart', 'Very close'),
          journal('What went well, and what do you want to try next week?'),
        ],
      },
    ],
  },
  {
    id: '0193a0c0-0000-7000-8000-000000000004',
    name: 'Guided practice',
    pages: [
      {
        title: 'Page 1',
        widgets: [
          text('<p>Find a place where you won’t be disturbed for a while.</p>'),
          unfilled('audio'),
          { type: 'stopwatch', settings: { initialSeconds: 0 } },
          scale('How do you feel now?', 'Restless', 'Calm'),
        ],
      },
    ],
  },
  {
    id: '0193a0c0-0000-7000-8000-000000000005',
    name: 'Read, then check',
    pages: [
      {
        title: 'Read',
        widgets: [
          text('<h2>The thought</h2><p>One idea, with an example from everyday life.</p>'),
          unfilled('image'),
        ],
      },
      {
        title: 'Check',
        widgets: [unfilled('question'), journal('Where do you notice this in your own life?')],
      },
    ],
  },
];
