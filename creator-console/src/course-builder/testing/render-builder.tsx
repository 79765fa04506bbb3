import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { Builder } from '../builder';
import { texts } from '../shared/texts';
import type { CourseOnServer } from './course-on-server';
import { Locks } from './locks';

/** Renders the builder with a course, and returns helpers to find and use its parts. */
export async function renderBuilder(course: CourseOnServer, locks = new Locks()) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const rendered = renderScreen(<Builder initial={course.outline} />);
  if (course.outline.lessons.length > 0) await screen.findByRole('tab', { name: 'Page 1' });
  const { user } = rendered;
  return Object.assign(rendered, {
    /** Name of a lesson or module in the outline. */
    row: (title: string) => screen.getByRole('button', { name: title }),
    /** Titles of the rows, from top to bottom. */
    rows: () => [...document.querySelectorAll('[data-row]')].map((row) => titleOf(row)),
    chooseFor: async (title: string, entry: string) => {
      await user.click(screen.getByRole('button', { name: texts.tree.more(title) }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
      // Waits for the focus to return after closing.
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    },
    widgets: () =>
      within(screen.getByRole('list', { name: texts.canvas.widgets })).queryAllByRole('listitem'),
    addWidget: (label: string) => user.click(screen.getByRole('button', { name: texts.palette.add(label) })),
    isSaved: () => screen.findByText(texts.saved),
  });
}

const titleOf = (row: Element): string =>
  (row.querySelector('h3') ?? row.querySelector(':scope > button ~ button'))?.textContent ?? '';
