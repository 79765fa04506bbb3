/** Marks unsaved changes, so that leaving asks first. */
export const Unsaved = ({ when }: { when: boolean }) => (when ? <span hidden data-unsaved="" /> : null);
