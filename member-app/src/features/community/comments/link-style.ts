/** Style of the actions in the line below a comment. */
export const link = 'min-h-9 font-semibold hover:text-evergreen';
