export const link = 'min-h-9 font-semibold hover:text-evergreen';
