/** What can be done with a comment, in the line beneath it. */
export const link = 'min-h-9 font-semibold hover:text-evergreen';
