/** Stands where something was written that is saved nowhere yet: whatever would take it away asks first. */
export const Unsaved = ({ when }: { when: boolean }) => (when ? <span hidden data-unsaved="" /> : null);
