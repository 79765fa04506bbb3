import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveDraft } from '../../shared/drafts/use-live-draft';
import { PLACE_NAME } from '../../shared/place-name.api';
import {
  publishDraft,
  readDraft,
  restoreEdition,
  saveDraft,
  type SiteContent,
  type SiteDraft,
} from './site.api';

/** Channel on which previews in the member app hear that the draft was saved. */
const DRAFT_CHANNEL = 'site-draft';

function tellPreview(): void {
  const channel = new BroadcastChannel(DRAFT_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  channel.postMessage(null);
  channel.close();
}

const MOST_STEPS = 100;

interface Steps {
  undo: SiteContent[];
  redo: SiteContent[];
}

/** Draft of the site, with undo for every saved state. */
export function useSiteDraft(first: SiteDraft) {
  const [steps, setSteps] = useState<Steps>({ undo: [], redo: [] });
  const queries = useQueryClient();
  /** Adds content to the undo steps and clears redo. */
  const remember = (content: SiteContent) =>
    setSteps(({ undo }) => ({ undo: [...undo, content].slice(-MOST_STEPS), redo: [] }));
  const draft = useLiveDraft(first, {
    name: 'site',
    contentOf: ({ content }) => content,
    read: readDraft,
    save: saveDraft,
    restore: restoreEdition,
    publish: async (version) => {
      const published = await publishDraft(version);
      void queries.invalidateQueries({ queryKey: PLACE_NAME });
      return published;
    },
    onStored: tellPreview,
    onReplace: remember,
  });
  const { content, setContent, isSaved } = draft;

  /** Groups everything typed between two saves into one undo step. */
  function change(next: SiteContent) {
    if (isSaved) remember(content);
    setContent(next);
  }
  function step(from: 'undo' | 'redo') {
    const to = from === 'undo' ? 'redo' : 'undo';
    const next = steps[from].at(-1);
    if (!next) return;
    setSteps({ ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], content] });
    setContent(next);
  }
  return {
    ...draft,
    change,
    undo: steps.undo.length > 0 ? () => step('undo') : undefined,
    redo: steps.redo.length > 0 ? () => step('redo') : undefined,
  };
}
