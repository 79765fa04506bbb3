import type { Call } from './call';

export const NOTE_FIELDS = ['privateNote', 'sharedNotes', 'recordingUrl', 'sessionUrl'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];
export type Notes = Record<NoteField, string>;

export const notesOf = (call: Call): Notes => ({
  sharedNotes: call.sharedNotes ?? '',
  privateNote: call.privateNote ?? '',
  recordingUrl: call.recordingUrl ?? '',
  sessionUrl: call.sessionUrl ?? '',
});

/**
 * Merges notes edited in two places. Untouched fields take their value; if both sides changed a field, mine stays, and
 * `both` has theirs.
 */
export function mergeNotes({ base, mine, theirs }: { base: Notes; mine: Notes; theirs: Notes }): {
  notes: Notes;
  both: Partial<Notes>;
} {
  const notes = { ...mine };
  const both: Partial<Notes> = {};
  for (const name of NOTE_FIELDS) {
    if (mine[name] === base[name]) notes[name] = theirs[name];
    else if (theirs[name] !== base[name] && theirs[name] !== mine[name]) both[name] = theirs[name];
  }
  return { notes, both };
}
